import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renewPage } from './renewPage.ts';

let answers: Record<string, number | 'no network'>;
let stored: Map<string, string>;
let notices: { textContent: string; role: string }[];
const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  reload.mockReset();
  answers = { '/_astro/a.js': 200, '/_astro/b.js': 200 };
  stored = new Map();
  notices = [];
  vi.stubGlobal('fetch', async (file: string) => {
    if (answers[file] === 'no network') throw new TypeError('Failed to fetch');
    return { status: answers[file] };
  });
  vi.stubGlobal('location', { pathname: '/vi/sell', reload });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal('document', {
    querySelectorAll: () => Object.keys(answers).map((file) => ({ getAttribute: () => file })),
    querySelector: (selector: string) =>
      selector === 'main'
        ? { prepend: (notice: (typeof notices)[number]) => notices.push(notice) }
        : notices[0],
    createElement: () => ({ dataset: {} }),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const done = () => [reload.mock.calls.length, notices.length];

it('does nothing while every script is there, or while there is no network', async () => {
  await renewPage(false);
  answers['/_astro/b.js'] = 'no network';
  await renewPage(false);
  answers['/_astro/b.js'] = 503;
  await renewPage(true);
  expect(done()).toEqual([0, 0]);
});

it('reloads once when a script is gone, then says so once, and reloads again after another deployment', async () => {
  answers['/_astro/b.js'] = 404;
  await renewPage(false);
  expect(done()).toEqual([1, 0]);
  await renewPage(false);
  await renewPage(false);
  expect(done()).toEqual([1, 1]);
  expect(notices[0]).toMatchObject({ role: 'alert', textContent: expect.stringContaining('tải lại trang') });
  vi.advanceTimersByTime(61_000);
  await renewPage(false);
  expect(done()).toEqual([2, 1]);
});

it('only shows a notice on a page in use', async () => {
  answers['/_astro/a.js'] = 404;
  await renewPage(true);
  expect(done()).toEqual([0, 1]);
});

it('says it at once where nothing can be remembered', async () => {
  answers['/_astro/a.js'] = 404;
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('blocked');
    },
  });
  await renewPage(false);
  expect(done()).toEqual([0, 1]);
});
