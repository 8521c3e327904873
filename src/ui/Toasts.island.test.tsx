import { expect, it, vi } from 'vitest';
import { openIsland } from '../../tests/memory/openIsland.tsx';
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
  await vi.advanceTimersByTimeAsync(6_000);
  expect(inView()).toEqual(['Welcome back']);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(inView()).toEqual(['Welcome back']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(inView()).toEqual(['Alert deleted']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(inView()).toEqual([]);
  vi.useRealTimers();
});
