import { describe, expect, it } from 'vitest';
import type { ReconcileState } from '../../../src/domain/reconcile/reconcile.schema.ts';
import { day, hour } from '../../../src/domain/time/time.ts';
import { buildInquiry } from '../../../tests/fixtures/buildInquiry.ts';
import { buildDraft, buildHidden, buildListing } from '../../../tests/fixtures/buildListing.ts';
import {
  addRepaired,
  isPassDue,
  missesNews,
  missesSale,
  missesWithdrawal,
  planDueEmails,
  planRepairs,
  type Seen,
} from './reconcile.plan.ts';

const now = Date.UTC(2026, 5, 15, 5);
const minute = 60_000;
const bike = buildListing({
  seller_name: 'Lan',
  created_at: now - hour,
  updated_at: now - hour,
  price_steps: [{ day: '2026-06-15', price: 15_000_000 }],
});
const right: Seen = {
  listing: bike,
  slug: bike.slug,
  row: 'row',
  expectedRow: 'row',
  pages: ['v1', 'v1'],
  expectedPage: 'v1',
  hasHidden: false,
  hasPublic: false,
};
const hidden = { listing: buildHidden(), row: 'null', expectedRow: 'null', expectedPage: 'none' };

it.each<[string, Partial<Seen>, string[]]>([
  ['all is right', {}, []],
  ['its pages were never asked for', { pages: [null, null] }, []],
  ['its history lacks its price', { listing: { ...bike, price: 1 } }, ['price']],
  ['it has no row', { row: 'null' }, ['catalogue', 'home']],
  ['its row is old', { row: 'old' }, ['catalogue', 'home']],
  ['one of its pages is old', { pages: ['v1', 'v0'] }, ['page']],
  ['a page lies without a version', { pages: [null, ''] }, ['page']],
  ['it is hidden and has a page', { ...hidden, pages: ['v1', null] }, ['page']],
  ['it is hidden and its photos are not', { ...hidden, pages: [], hasPublic: true }, ['photos']],
  ['it is hidden with its photos', { ...hidden, pages: [], hasHidden: true }, []],
  ['it is shown and its photos are not', { hasHidden: true }, ['photos']],
  [
    'it is gone, and has a row',
    { listing: null, slug: null, pages: [], expectedRow: 'null' },
    ['catalogue', 'home'],
  ],
  ['it cannot be read, and lies with the hidden', { listing: null, pages: [], hasHidden: true }, []],
])('%s', (_, changes, kinds) =>
  expect(planRepairs({ ...right, ...changes }).map(({ kind }) => kind)).toEqual(kinds),
);

it.each([
  ['a bike that came on sale and was told to nobody', bike, false, true],
  ['one that was announced', bike, true, false],
  ['one that is sold', { ...bike, status: 'sold' as const }, false, false],
  ['a draft', buildDraft({ created_at: now, updated_at: now }), false, false],
  ['a draft of three days ago that is published today', { ...bike, created_at: now - 3 * day }, false, true],
  ['a bike of last month, edited today', { ...bike, created_at: now - 30 * day }, false, false],
  ['a bike that nobody has touched since yesterday', { ...bike, updated_at: now - 25 * hour }, false, false],
])('news that were missed: %s, %#', (_, listing, isAnnounced, missed) =>
  expect(missesNews(listing, isAnnounced, now)).toBe(missed),
);

it.each([
  [buildHidden(), 'posted', true],
  [{ ...bike, deleted_at: now }, 'posted', true],
  [null, 'posted', true],
  [bike, 'posted', false],
  [buildHidden(), 'withdrawn', false],
  [buildHidden(), undefined, false],
])('a post that should be taken back, %#', (listing, state, missed) =>
  expect(missesWithdrawal(listing, state)).toBe(missed),
);

it.each([
  ['sold an hour ago', { status: 'sold' }, true],
  ['sold the day before yesterday', { status: 'sold', updated_at: now - 2 * day }, false],
  ['sold, and deleted', { status: 'sold', deleted_at: now }, false],
  ['for sale', {}, false],
] as const)('a sale that buyers should have heard of: a bike that is %s', (_, changes, missed) =>
  expect(missesSale({ ...bike, ...changes }, now)).toBe(missed),
);

describe('emails that a thread should have led to', () => {
  const kinds = (changes: Parameters<typeof buildInquiry>[0]) =>
    planDueEmails('t', buildInquiry({ created_at: now - hour, ...changes }), now).map(({ kind }) => kind);
  it.each([
    ['a question', {}, ['inquiry']],
    ['one of the day before yesterday', { created_at: now - 2 * day }, []],
    ['one that was bought', { status: 'closed' as const, closed_by: 'buyer' }, ['purchase']],
    ['one whose buyer was named', { named_at: now, created_at: now - 2 * day }, ['boughtQuestion']],
    [
      'one whose named buyer agreed',
      { named_at: now, sold_at: now, created_at: now - 2 * day },
      ['reviewInvite', 'reviewInvite'],
    ],
    ['one that its seller closed', { status: 'closed' as const, closed_by: 'seller' }, []],
  ])('%s', (_, changes, expected) => expect(kinds(changes)).toEqual(expected));
});

describe('a pass through everything', () => {
  const state: ReconcileState = {
    cursors: {},
    again: [],
    pass: null,
    passed_at: now - hour,
    unreadable: 0,
    apart_since: null,
    ran_at: now,
    mended: {},
    failed: 0,
    today: { day: '2026-06-15', mended: {} },
  };
  const underWay = { begun_at: now, step: 'listings' as const, after: null, unreadable: 0 };
  it.each<[string, Partial<ReconcileState>, boolean, number, boolean]>([
    ['was done an hour ago', {}, false, now, false],
    ['was never done', { passed_at: null }, false, now, true],
    ['is under way', { passed_at: null, pass: underWay }, true, now, false],
    ['was done at noon, and it is midnight', {}, false, now + 13 * hour, false],
    ['was done at noon, and it is three', {}, false, now + 15 * hour, true],
    ['the numbers have just come apart', {}, true, now, false],
    ['the numbers came apart a minute ago', { apart_since: now - minute }, true, now, false],
    ['the numbers were apart and agree again', { apart_since: now - 5 * minute }, false, now, false],
    ['the numbers have been apart for five minutes', { apart_since: now - 5 * minute }, true, now, true],
    [
      'the numbers were apart in the last pass, too',
      { apart_since: now - 5 * minute, passed_at: now - 10 * minute },
      true,
      now,
      false,
    ],
  ])('%s', (_, changes, isApart, moment, due) =>
    expect(isPassDue({ ...state, ...changes }, isApart, moment)).toBe(due),
  );
});

it('adds what was mended, kind by kind', () =>
  expect(addRepaired({ rows: 2, pages: 1 }, { rows: 3, emails: 1 })).toEqual({
    rows: 5,
    pages: 1,
    emails: 1,
  }));
