import { afterAll, beforeAll, expect, it, vi } from 'vitest';

const renewPage = vi.hoisted(() => vi.fn(async () => undefined));
const reportError = vi.hoisted(() => vi.fn());
vi.mock('./renewPage.ts', () => ({ renewPage }));
vi.mock('./reportError.ts', () => ({ reportError }));

const page = new EventTarget();
beforeAll(async () => {
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  await import('./errors.ts');
});
afterAll(() => vi.unstubAllGlobals());

it.each([
  ['astro:hydration-error', false],
  ['vite:preloadError', true],
])('a script that is gone (%s) renews the page, whose words may be typed: %s', (event, isTyped) => {
  renewPage.mockClear();
  page.dispatchEvent(new Event(event));
  expect(renewPage.mock.calls).toEqual([[isTyped]]);
});

it('what nobody caught is reported; a picture that failed is not', () => {
  page.dispatchEvent(Object.assign(new Event('error'), { message: 'Script error.' }));
  page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'refused' }));
  page.dispatchEvent(new Event('error'));
  expect(reportError.mock.calls.map(([failure]) => failure)).toEqual(['Script error.', 'refused']);
});
