import { describe, expect, it } from 'vitest';
import { isAutoPaused } from '../../../src/domain/listings/stillForSale.ts';
import { day } from '../../../src/domain/time/time.ts';
import { buildDraft, buildHidden, buildListing } from '../../../tests/fixtures/buildListing.ts';
import { pauseTime, periodOf, planAnswer, planStillForSale } from './stillForSale.plan.ts';

const freshness = { askAfter: 45, pauseAfter: 60 };
const bike = buildListing();
const at = (days: number) => bike.updated_at + days * day;
const [paused, sold] = (['paused', 'sold'] as const).map((status) => buildListing({ status }));
const hidden = buildHidden();
const deleted = buildListing({ deleted_at: bike.updated_at });

describe('a listing that nobody has touched', () => {
  it.each([
    ['a day', 1, null, null],
    ['almost 45 days', 44.99, null, null],
    ['45 days', 45, null, 'ask'],
    ['45 days, asked', 45, 45, null],
    ['almost 60 days, asked', 59.99, 45, null],
    ['60 days, asked in time', 60, 45, 'pause'],
    ['60 days, never asked', 60, null, 'ask'],
    ['a year, asked yesterday', 365, 364, null],
    ['a year, asked 15 days ago', 365, 350, 'pause'],
  ] as const)('for %s', (_, age, askedAfter, step) =>
    expect(planStillForSale(bike, askedAfter === null ? null : at(askedAfter), at(age), freshness)).toBe(
      step,
    ),
  );

  it.each([
    ['sold', sold],
    ['paused', paused],
    ['deleted', deleted],
    ['hidden by an operator', hidden],
    ['a draft', buildDraft()],
  ])('is never asked about when it is %s', (_, listing) => {
    if (!listing) throw new Error('no listing');
    for (const askedAt of [null, listing.updated_at])
      expect(planStillForSale(listing, askedAt, at(400), freshness)).toBeNull();
  });

  it('is paused when it was said to be, and never sooner after the question', () => {
    expect(pauseTime(bike, at(45), freshness)).toBe(at(60));
    expect(pauseTime(bike, at(100), freshness)).toBe(at(115));
  });

  it('has an email of its own for each time that its seller has confirmed it', () => {
    const confirmed = buildListing({ updated_at: at(50) });
    expect(periodOf('b', confirmed)).not.toBe(periodOf('b', bike));
    expect(planStillForSale(confirmed, null, at(60), freshness)).toBeNull();
  });
});

describe('an answer', () => {
  it.each([
    ['keep', bike, { kind: 'write', status: 'active' }],
    ['keep', paused, { kind: 'write', status: 'active' }],
    ['keep', sold, { kind: 'sold' }],
    ['sold', bike, { kind: 'write', status: 'sold' }],
    ['sold', paused, { kind: 'write', status: 'sold' }],
    ['sold', sold, { kind: 'same' }],
    ['pause', bike, { kind: 'write', status: 'paused' }],
    ['pause', paused, { kind: 'same' }],
    ['pause', sold, { kind: 'sold' }],
    ['keep', deleted, { kind: 'gone' }],
    ['keep', hidden, { kind: 'gone' }],
    ['sold', hidden, { kind: 'gone' }],
    ['keep', buildDraft(), { kind: 'gone' }],
    ['sold', null, { kind: 'gone' }],
  ] as const)('%s, to %#', (answer, listing, outcome) =>
    expect(planAnswer(listing ?? null, answer)).toEqual(outcome),
  );
});

it('a seller sees that the site paused the bike, until they do something themselves', () => {
  const byUs = buildListing({ status: 'paused', updated_at: 9, auto_paused_at: 9 });
  expect(isAutoPaused(byUs)).toBe(true);
  expect(isAutoPaused({ ...byUs, status: 'active', updated_at: 10 })).toBe(false);
  expect(isAutoPaused({ ...byUs, updated_at: 10 })).toBe(false);
  expect(isAutoPaused(buildListing({ status: 'paused' }))).toBe(false);
});
