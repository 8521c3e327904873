import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTold, showTold, subscribeAgain } from './pushEvents.ts';
import type { Scope } from './scope.ts';

const scopeWith = (...urls: string[]) => {
  const done: unknown[] = [];
  const tabs = urls.map((url) => ({
    url,
    focus: async () => done.push(['focus', url]),
    navigate: async (address: string) => done.push(['navigate', address]),
  }));
  const scope = {
    registration: {
      showNotification: async (...shown: unknown[]) => void done.push(shown),
      pushManager: { subscribe: async (options: unknown) => void done.push(['subscribe', options]) },
    },
    clients: {
      matchAll: async () => tabs,
      openWindow: async (address: string) => done.push(['open', address]),
    },
  };
  return { scope: scope as unknown as Scope, done };
};
const event = { waitUntil: () => undefined };
const origin = 'https://vongxe.example';
beforeEach(() => vi.stubGlobal('location', { origin }));
afterEach(() => vi.unstubAllGlobals());

describe('a notification', () => {
  it.each([
    ['vi', 'Tin nhắn mới về chiếc Honda Wave 2021', 'Mở Vongxe để đọc.', '/vi/messages#t1'],
    ['en', 'New message about the Honda Wave 2021', 'Open Vongxe to read it.', '/messages#t1'],
  ])('is shown in the language of the device: %s', async (lang, title, body, path) => {
    const { scope, done } = scopeWith();
    await showTold(scope, { ...event, data: { json: () => ({ title, body, lang, path, tag: 'a' }) } });
    expect(done).toEqual([
      [title, { body, lang, tag: 'a', renotify: true, icon: '/icon-192.png', data: path }],
    ]);
  });

  it('that says nothing is not shown', async () => {
    const { scope, done } = scopeWith();
    await showTold(scope, { ...event, data: null });
    expect(done).toEqual([]);
  });
});

const press = async (scope: Scope, data: unknown) => {
  const close = vi.fn();
  await openTold(scope, { ...event, notification: { close, data } });
  expect(close).toHaveBeenCalledOnce();
};

describe('a press on it', () => {
  it('comes to the tab that has the page, which goes to the thread', async () => {
    const { scope, done } = scopeWith(`${origin}/sell`, `${origin}/messages#t2`);
    await press(scope, '/messages#t1');
    expect(done).toEqual([
      ['focus', `${origin}/messages#t2`],
      ['navigate', `${origin}/messages#t1`],
    ]);
  });

  it('leaves a tab where it is that is there already', async () => {
    const { scope, done } = scopeWith(`${origin}/messages#t1`);
    await press(scope, '/messages#t1');
    expect(done).toEqual([['focus', `${origin}/messages#t1`]]);
  });

  it('opens another tab where the page is not open: a form that is filled in stays', async () => {
    const { scope, done } = scopeWith(`${origin}/sell`);
    await press(scope, '/vi/messages#t1');
    expect(done).toEqual([['open', `${origin}/vi/messages#t1`]]);
  });

  it.each([
    'https://evil.example/messages',
    '//evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    null,
    7,
  ])('[hostile] never leads away from the site: %s', async (path) => {
    const { scope, done } = scopeWith();
    await press(scope, path);
    expect(done).toEqual([['open', `${origin}/`]]);
  });
});

it('a subscription that the browser changes is taken again, with the same key', async () => {
  const { scope, done } = scopeWith();
  const options = { userVisibleOnly: true };
  await subscribeAgain(scope, { ...event, oldSubscription: { options } as PushSubscription });
  await subscribeAgain(scope, { ...event, oldSubscription: null });
  expect(done).toEqual([['subscribe', options]]);
});
