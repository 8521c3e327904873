import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  document.body.innerHTML = '<div data-viewing></div>';
});

it.each([
  ['/viewing?bike=honda-wave-2021', true],
  ['/viewing', false],
  ['/viewing?bike=', false],
  ['/vi/viewing?bike=../admin', false],
])('a sheet at %s is drawn as that of a bike from the start: %s', async (address, isOfBike) => {
  history.replaceState(null, '', address);
  await import('./markBike.ts');
  expect(document.querySelector('[data-viewing]')?.hasAttribute('data-of-bike')).toBe(isOfBike);
});
