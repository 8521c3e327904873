import { renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildInquiry } from '../../tests/fixtures/buildInquiry.ts';
import { buildLike } from '../../tests/fixtures/buildLike.ts';
import { buildRates } from '../../tests/fixtures/buildRates.ts';
import { put, stored, world } from '../../tests/inMemory/browserFirestore.ts';
import { until } from '../../tests/inMemory/hands.ts';
import { enter } from '../../tests/inMemory/memoryAuthentication.ts';
import { member } from '../../tests/inMemory/openIsland.tsx';
import { signedInKey } from '../domain/accounts/signedInKey.ts';
import { useLikes } from '../shell/useLikes.ts';
import { $session, idToken, signOut, startSession, useGuardedUser } from './session.ts';
import { useUnread } from './unread.ts';
import { useRates } from './useRates.ts';

const use = <T,>(hook: () => T) => {
  const { result, unmount } = renderHook(hook);
  return {
    latest: {
      get now() {
        return result.current;
      },
    },
    unmount,
  };
};
let person = 0;
const me = () => `somebody${person}`;
const signedIn = () => {
  const user = { ...member, id: me() };
  localStorage.setItem(signedInKey, '1');
  enter(user);
  $session.set({ state: 'in', user });
};
beforeEach(() => {
  person += 1;
  enter(null);
  $session.set({ state: 'out' });
});
const storedCount = () => sessionStorage.getItem('vongxe.unread');
const counted = () => world.asked.filter((address) => address.includes('runAggregationQuery')).length;

describe('the number of open messages', () => {
  beforeEach(signedIn);
  const waiting = (id: string, changes: object) =>
    put(`inquiries/${id}`, buildInquiry({ seller_id: 'other', buyer_id: 'other', ...changes }));

  it('[S4.25 S6.11] is of open threads to me, and of those to which the seller spoke last', async () => {
    waiting('asked', { seller_id: me(), status: 'new' });
    waiting('closed', { seller_id: me(), status: 'closed' });
    waiting('answered', { buyer_id: me(), status: 'replied', last_reply_by: 'other' });
    waiting('mine', { buyer_id: me(), status: 'replied', last_reply_by: me() });
    const { latest } = use(() => useUnread(me()));
    await until(() => latest.now).toEqual({ open: 2, unread: 2 });
  });

  it('[S4.25] says of the open threads how many hold something that was not seen (D65)', async () => {
    const at = Date.now();
    const seen = { updated_at: at - 2, seller_seen_at: at - 1, buyer_seen_at: at - 1 };
    waiting('read', { ...seen, seller_id: me(), status: 'new' });
    waiting('mine', { seller_id: me(), status: 'replied', last_reply_by: me() });
    waiting('readAnswer', { ...seen, buyer_id: me(), status: 'replied', last_reply_by: 'other' });
    const first = use(() => useUnread(me()));
    await until(() => first.latest.now).toEqual({ open: 3, unread: 0 });
    first.unmount();
    sessionStorage.clear();
    waiting('news', { ...seen, updated_at: at, buyer_id: me(), status: 'replied', last_reply_by: 'other' });
    const second = use(() => useUnread(me()));
    await until(() => second.latest.now).toEqual({ open: 4, unread: 1 });
  });

  it('is counted at most once a minute, and again on coming back after that', async () => {
    waiting('asked', { seller_id: me(), status: 'new' });
    const first = use(() => useUnread(me()));
    await until(() => first.latest.now?.open).toBe(1);
    const before = counted();
    first.unmount();
    waiting('again', { seller_id: me(), status: 'new' });
    const second = use(() => useUnread(me()));
    document.dispatchEvent(new Event('visibilitychange'));
    await until(() => second.latest.now?.open).toBe(1);
    expect(counted()).toBe(before);
    const entry = JSON.parse(storedCount() ?? '');
    sessionStorage.setItem('vongxe.unread', JSON.stringify({ ...entry, at: Date.now() - 60_001 }));
    document.dispatchEvent(new Event('visibilitychange'));
    await until(() => second.latest.now?.open).toBe(2);
  });

  it.each([
    ['of somebody else', (id: string) => ({ userId: `not ${id}`, open: 7, unread: 7, at: Date.now() })],
    ['of another shape', (userId: string) => ({ userId, open: 7, unread: 'many', at: Date.now() })],
    ['without a moment', (userId: string) => ({ userId, open: 7, unread: 7 })],
    ['by an older page', (userId: string) => ({ userId, unread: 7, at: Date.now() })],
    ['that is none', () => 'null'],
  ])('what was kept %s counts for nothing', async (_what, entry) => {
    sessionStorage.setItem('vongxe.unread', JSON.stringify(entry(me())));
    const { latest } = use(() => useUnread(me()));
    await until(storedCount).toContain(`{"userId":"${me()}","open":0,"unread":0,`);
    expect([counted(), latest.now]).toEqual([3, { open: 0, unread: 0 }]);
  });

  it('is not counted in a hidden page', async () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const { latest } = use(() => useUnread(me()));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(counted()).toBe(0);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    await until(storedCount).not.toBeNull();
    expect(latest.now).toEqual({ open: 0, unread: 0 });
    hidden.mockRestore();
  });

  it('two menus of a page ask once, and a visitor’s asks nothing', async () => {
    const [one, other] = [use(() => useUnread(me())), use(() => useUnread(me()))];
    await until(storedCount).not.toBeNull();
    const none = { open: 0, unread: 0 };
    expect([one.latest.now, other.latest.now, counted()]).toEqual([none, none, 3]);
    const visitor = use(() => useUnread(null));
    expect(visitor.latest.now).toBeNull();
    expect(counted()).toBe(3);
  });

  it('stays the same if counting fails', async () => {
    world.broken = /runAggregationQuery/;
    use(() => useUnread(me()));
    await until(counted).toBe(3);
    expect(storedCount()).toBeNull();
  });
});

describe('a page for members alone', () => {
  const leave = () => vi.spyOn(location, 'replace').mockImplementation(() => undefined);

  it('is theirs', async () => {
    signedIn();
    const went = leave();
    const { latest } = use(() => useGuardedUser('en'));
    await until(() => latest.now?.id).toBe(me());
    expect(went).not.toHaveBeenCalled();
  });

  it('[S2.25] [S4.29] leads a visitor to the sign-in, says that a session has ended, and back to its address', async () => {
    history.replaceState(null, '', '/vi/alerts?make=Honda');
    const went = leave();
    const { latest } = use(() => useGuardedUser('vi'));
    await until(() => went.mock.calls.length).toBe(1);
    const address = new URL(String(went.mock.calls[0]?.[0]), 'https://vongxe.example');
    expect([address.pathname, address.searchParams.get('redirect')]).toEqual([
      '/vi/auth',
      '/vi/alerts?make=Honda',
    ]);
    expect([...address.searchParams.keys()]).toHaveLength(2);
    expect(latest.now).toBeNull();
  });

  it('whoever signs out is told nothing', async () => {
    signedIn();
    const went = leave();
    await startSession({ wake: true });
    use(() => useGuardedUser('en'));
    await signOut();
    await until(() => went.mock.calls.length).toBe(1);
    expect(String(went.mock.calls[0]?.[0])).toBe('/auth?redirect=/');
    expect(localStorage.getItem(signedInKey)).toBeNull();
  });
});

describe('the proof of identity', () => {
  it('is a token once a person is signed in', async () => {
    signedIn();
    await startSession({ wake: true });
    signedIn();
    expect(await idToken()).toBe(`token of ${me()}`);
  });

  it('ends when another tab signs out', async () => {
    signedIn();
    await startSession({ wake: true });
    dispatchEvent(new StorageEvent('storage', { key: 'another', newValue: null }));
    expect($session.get().state).toBe('in');
    dispatchEvent(new StorageEvent('storage', { key: signedInKey, newValue: null }));
    expect($session.get()).toEqual({ state: 'out' });
  });
});

describe('hearts', () => {
  it('are one’s own, read once for all islands of a page', async () => {
    put(`likes/${me()}_wave`, buildLike({ user_id: me(), motorcycle_id: 'wave' }));
    put('likes/other_vision', buildLike({ user_id: 'other', motorcycle_id: 'vision' }));
    signedIn();
    const [one, other] = [use(useLikes), use(useLikes)];
    await until(() => [...(one.latest.now?.liked ?? [])]).toEqual(['wave']);
    await until(() => [...(other.latest.now?.liked ?? [])]).toEqual(['wave']);
    expect(world.asked.filter((address) => address.includes('runQuery'))).toHaveLength(1);
  });

  it('that could not be read are asked for again by the next page', async () => {
    put(`likes/${me()}_wave`, buildLike({ user_id: me(), motorcycle_id: 'wave' }));
    signedIn();
    world.broken = /runQuery/;
    const first = use(useLikes);
    await until(() => world.asked.some((address) => address.includes('runQuery'))).toBe(true);
    first.unmount();
    world.broken = null;
    const second = use(useLikes);
    await until(() => [...(second.latest.now?.liked ?? [])]).toEqual(['wave']);
  });

  it('are stored with whose they are and of what, and taken back', async () => {
    put(`likes/${me()}_vision`, buildLike({ user_id: me(), motorcycle_id: 'vision' }));
    signedIn();
    const { latest } = use(useLikes);
    await until(() => latest.now?.liked.has('vision')).toBe(true);
    expect(await latest.now?.toggle('wave')).toEqual({ outcome: 'done' });
    expect(stored(`likes/${me()}_wave`)).toMatchObject({
      user_id: { stringValue: me() },
      motorcycle_id: { stringValue: 'wave' },
      created_at: { timestampValue: expect.any(String) },
    });
    await until(() => latest.now?.liked.has('wave')).toBe(true);
    expect(await latest.now?.toggle('wave')).toEqual({ outcome: 'done' });
    await until(() => stored(`likes/${me()}_wave`)).toBeNull();
  });

  it('of a visitor ask for a sign-in, and those that are refused say what was wanted', async () => {
    const visitor = use(useLikes);
    expect(await visitor.latest.now?.toggle('wave')).toEqual({ outcome: 'signIn' });
    signedIn();
    const { latest } = use(useLikes);
    world.broken = /commit/;
    expect(await latest.now?.toggle('wave')).toEqual({ outcome: 'failed', wanted: true });
    expect(latest.now?.liked.has('wave')).toBe(false);
  });
});

describe('the rates of money', () => {
  it('are those that the site keeps, and until then approximate', async () => {
    put('rates/current', buildRates({ VND: 26_000, lastUpdated: 5 }));
    const { latest } = use(() => useRates());
    expect(latest.now?.lastUpdated).toBe(0);
    await until(() => world.asked.length).toBeGreaterThan(0);
  });

  it('are not requested before they are needed', () => {
    const { latest } = use(() => useRates(false));
    expect([latest.now?.lastUpdated, world.asked]).toEqual([0, []]);
  });
});
