import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchNetwork } from './offline.ts';

const line = { on: true };
const reload = vi.fn();
const turn = (on: boolean) => {
  line.on = on;
  dispatchEvent(new Event(on ? 'online' : 'offline'));
};
const notice = () => document.querySelector<HTMLElement>('[data-offline]');

beforeEach(() => {
  line.on = true;
  reload.mockClear();
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => line.on);
  vi.spyOn(location, 'reload').mockImplementation(reload);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('a page says that there is no network, and stays when it is back', () => {
  document.body.innerHTML = '<p hidden data-offline></p>';
  watchNetwork();
  expect(notice()?.hidden).toBe(true);
  turn(false);
  expect(notice()?.hidden).toBe(false);
  turn(true);
  expect(notice()?.hidden).toBe(true);
  expect(reload).not.toHaveBeenCalled();
});

it('the offline page reloads once the network stays, unless its reader has pressed a link', async () => {
  vi.useFakeTimers();
  await import('./reloadOnline.ts');
  const turnsOnAnd = (event: () => void) => {
    turn(true);
    event();
    vi.advanceTimersByTime(2_000);
  };
  turnsOnAnd(() => turn(false));
  turnsOnAnd(() => dispatchEvent(new Event('beforeunload')));
  expect(reload).not.toHaveBeenCalled();
  turnsOnAnd(() => undefined);
  expect(reload).toHaveBeenCalledOnce();
});
