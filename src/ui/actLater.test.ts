import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { actLater } from './actLater.ts';

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const browser = new EventTarget();
const act = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', browser);
  page.visibilityState = 'visible';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  act.mockReset();
});

describe('what can be taken back for ten seconds', () => {
  it('happens once, after them', () => {
    actLater(act);
    vi.advanceTimersByTime(9_999);
    expect(act).not.toHaveBeenCalled();
    vi.advanceTimersByTime(60_000);
    browser.dispatchEvent(new Event('pagehide'));
    expect(act.mock.calls).toEqual([[false]]);
  });

  it('never happens once it was taken back, not even as the page goes', () => {
    actLater(act)();
    vi.advanceTimersByTime(60_000);
    browser.dispatchEvent(new Event('pagehide'));
    expect(act).not.toHaveBeenCalled();
  });

  it('happens at once, and once, when the page is left', () => {
    actLater(act);
    browser.dispatchEvent(new Event('pagehide'));
    vi.advanceTimersByTime(60_000);
    expect(act.mock.calls).toEqual([[true]]);
  });

  it('happens when the page is put into the background, not when it comes back', () => {
    actLater(act);
    page.dispatchEvent(new Event('visibilitychange'));
    expect(act).not.toHaveBeenCalled();
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    expect(act.mock.calls).toEqual([[true]]);
  });
});
