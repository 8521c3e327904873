import { describe, expect, it } from 'vitest';
import { buildMine } from '../../../tests/fixtures/buildMine.ts';
import { serverTime } from '../../firebase/firestore.ts';
import { actionsFor, offersRenewal, planAction, planUndo, withAction } from './planAction.ts';

describe('an action on one’s own listing', () => {
  it.each([
    ['S4.6', 'active', 'pause', 'paused'],
    ['S4.7', 'paused', 'activate', 'active'],
    ['S4.8', 'active', 'markSold', 'sold'],
    ['S4.8', 'paused', 'markSold', 'sold'],
    ['S4.8', 'draft', 'markSold', 'sold'],
    ['S4.9', 'sold', 'unmarkSold', 'active'],
    ['still for sale', 'active', 'renew', 'active'],
  ] as const)('[%s] on one that is %s: %s makes it %s', (_id, before, action, status) => {
    const listing = buildMine(before);
    expect(planAction(listing, action)).toEqual({
      kind: 'write',
      changes: { status, updated_at: serverTime },
      needsSlug: false,
    });
    expect(withAction([listing], 'bike', action)[0]?.status).toBe(status);
  });

  it.each(['active', 'paused', 'draft', 'sold'] as const)(
    '[S4.10] deleting one that is %s marks it and changes nothing else',
    (status) => {
      const listing = buildMine(status);
      expect(planAction(listing, 'delete')).toEqual({
        kind: 'write',
        changes: { deleted_at: serverTime, updated_at: serverTime },
        needsSlug: false,
      });
      const after = withAction([listing, buildMine('active', { id: 'other' })], 'bike', 'delete');
      expect(after.filter(({ deleted_at }) => deleted_at === null).map(({ id }) => id)).toEqual(['other']);
    },
  );

  it.each(['active', 'paused', 'draft', 'sold'] as const)(
    'one that was %s is so again when it is restored, whether at once or within its thirty days',
    (status) => {
      const listing = buildMine(status);
      const back = {
        kind: 'write',
        changes: { deleted_at: null, updated_at: serverTime },
        needsSlug: false,
      };
      expect(planAction(listing, 'restore')).toEqual(back);
      expect(planUndo(listing, 'delete')).toEqual(back);
      const deleted = withAction([listing], 'bike', 'delete');
      expect(deleted[0]?.deleted_at).toBeGreaterThan(0);
      expect(withAction(deleted, 'bike', 'restore')).toEqual([listing]);
    },
  );

  it.each(['active', 'paused', 'draft'] as const)(
    '[S4.8] what was sold while it was %s can become so again; what has an opposite has no undo',
    (status) => {
      expect(planUndo(buildMine(status), 'markSold')).toEqual({
        kind: 'write',
        changes: { status, updated_at: serverTime },
        needsSlug: false,
      });
      expect(planUndo(buildMine(status), 'pause')).toBeNull();
    },
  );

  it('sets and lifts a reservation, and says when', () => {
    const until = Date.UTC(2026, 10, 28, 17);
    expect(planAction(buildMine('active'), 'reserve', until)).toEqual({
      kind: 'write',
      changes: { reserved_until: new Date('2026-11-28T17:00:00Z'), updated_at: serverTime },
      needsSlug: false,
    });
    expect(planAction(buildMine('active'), 'unreserve')).toMatchObject({ changes: { reserved_until: null } });
  });

  it('taking back a sale keeps the bike for whom it was kept, unless that has ended', () => {
    const until = Date.now() + 86_400_000;
    expect(planUndo({ ...buildMine('active'), reserved_until: until }, 'markSold')).toMatchObject({
      changes: { status: 'active', reserved_until: new Date(until) },
    });
    const ended = planUndo({ ...buildMine('active'), reserved_until: 5 }, 'markSold');
    expect(ended?.changes).not.toHaveProperty('reserved_until');
  });

  it('shows at once that a bike is reserved, and that a sold or paused one is not', () => {
    const mine = { ...buildMine('active'), reserved_until: 9 };
    expect(withAction([mine], mine.id, 'reserve', 12)).toMatchObject([{ reserved_until: 12 }]);
    expect(withAction([mine], mine.id, 'unreserve')).toMatchObject([{ reserved_until: null }]);
    for (const action of ['markSold', 'pause'] as const)
      expect(withAction([mine], mine.id, action)).toMatchObject([{ reserved_until: null }]);
  });

  it('[S4.7] opens the form for a draft instead of publishing it', () => {
    expect(planAction(buildMine('draft'), 'activate')).toEqual({ kind: 'editor' });
  });

  it('[S4.8] opens the form for a draft that is not complete', () => {
    expect(planAction(buildMine('draft', { images: [] }), 'markSold')).toEqual({ kind: 'editor' });
  });

  it('[S4.8] reserves an address for a complete draft that never had one', () => {
    expect(planAction(buildMine('draft', { slug: null }), 'markSold')).toMatchObject({ needsSlug: true });
  });
});

it.each([
  ['S2.86', 'active', ['pause', 'markSold', 'delete', 'reserve']],
  ['S2.86', 'paused', ['activate', 'markSold', 'delete']],
  ['S2.86', 'draft', ['activate', 'markSold', 'delete']],
  ['S2.88', 'sold', ['unmarkSold', 'delete']],
  ['an operator’s', 'hidden', ['delete']],
] as const)('[%s] one that is %s offers %j', (_id, status, offered) => {
  expect(actionsFor({ status })).toEqual(offered);
});

it('one that is reserved offers to lift that, until it has ended', () => {
  const offered = (reserved_until: number) => actionsFor({ status: 'active', reserved_until }).at(-1);
  expect([offered(Date.now() + 60_000), offered(Date.now() - 1)]).toEqual(['unreserve', 'reserve']);
});

it('one that is for sale can be renewed by one press after two weeks, and then not for two more', () => {
  const now = Date.UTC(2026, 10, 25);
  const offers = (days: number, status: 'active' | 'paused' = 'active') =>
    offersRenewal({ status, updated_at: now - days * 86_400_000 }, now);
  expect([offers(14), offers(15), offers(15, 'paused')]).toEqual([false, true, false]);
  const [renewed] = withAction([buildMine('active')], 'bike', 'renew');
  expect(renewed && offersRenewal(renewed, Date.now())).toBe(false);
});
