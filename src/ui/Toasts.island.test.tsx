import { expect, it, vi } from 'vitest';
import { openIsland } from '../../tests/inMemory/openIsland.tsx';
import { $notices, notify } from './notify.ts';
import { Toasts } from './Toasts.tsx';

const inView = () =>
  [...document.querySelectorAll<HTMLElement>('[data-tone]')]
    .filter((one) => !one.classList.contains('hidden'))
    .map((one) => one.querySelector('p')?.textContent);

it('shows one notice at a time, the newest first, and each of those below it for its whole time', async () => {
  vi.useFakeTimers();
  $notices.set([]);
  openIsland(Toasts, { lang: 'en' });
  notify({ title: 'Alert deleted', action: { label: 'Undo', run: () => undefined } });
  notify({ title: 'Welcome back' });
  notify({ title: 'Message sent', tone: 'success' });
  await vi.advanceTimersByTimeAsync(0);
  expect(inView()).toEqual(['Message sent']);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(inView()).toEqual(['Welcome back']);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(inView()).toEqual(['Welcome back']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(inView()).toEqual(['Alert deleted']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(inView()).toEqual([]);
  vi.useRealTimers();
});

it('an offer that stays never covers the answer to what was pressed, whichever comes first', async () => {
  vi.useFakeTimers();
  $notices.set([]);
  openIsland(Toasts, { lang: 'en' });
  notify({ title: 'Bike published' });
  notify({ title: 'Be told here?', stays: true });
  await vi.advanceTimersByTimeAsync(0);
  expect(inView()).toEqual(['Bike published']);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(inView()).toEqual(['Be told here?']);
  notify({ title: 'Message sent', tone: 'success' });
  await vi.advanceTimersByTimeAsync(0);
  expect(inView()).toEqual(['Message sent']);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(inView()).toEqual(['Be told here?']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(inView()).toEqual(['Be told here?']);
  $notices.set([]);
  vi.useRealTimers();
});
