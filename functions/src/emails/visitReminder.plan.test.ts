import { describe, expect, it } from 'vitest';
import type { Inquiry } from '../../../src/domain/conversations/inquiry.schema.ts';
import { buildInquiry } from '../../../tests/fixtures/buildInquiry.ts';
import { buildHidden, buildListing } from '../../../tests/fixtures/buildListing.ts';
import { isVisitDue, planVisitReminders, tomorrow } from './visitReminder.plan.ts';

// 18:00 on 27 November 2026 in Vietnam.
const now = Date.UTC(2026, 10, 27, 11);
const visit = {
  starts_at: Date.UTC(2026, 10, 28, 2),
  place: 'Huế',
  by: 'buyer',
  state: 'accepted' as const,
  sequence: 0,
  reply_id: 'r',
};
const bike = buildListing({ id: 'listing' });
const thread = (changes: Partial<Inquiry> = {}) => buildInquiry({ visit, ...changes });
const at = (starts_at: number) => thread({ visit: { ...visit, starts_at } });

it.each([
  [now, Date.UTC(2026, 10, 27, 17)],
  [Date.UTC(2026, 10, 27, 16, 59), Date.UTC(2026, 10, 27, 17)],
  [Date.UTC(2026, 10, 27, 17), Date.UTC(2026, 10, 28, 17)],
])('tomorrow begins at midnight in Vietnam: of %d at %d', (moment, from) => {
  expect(tomorrow(moment)).toEqual({ from, to: from + 86_400_000 });
});

it('both sides are reminded of a visit tomorrow, each by an email of its own', () => {
  const shared = { kind: 'visitReminder', thread: 't', visit };
  expect(planVisitReminders('t', thread(), bike, now)).toEqual([
    { ...shared, source: `t_${visit.starts_at}_buyer`, to: 'buyer' },
    { ...shared, source: `t_${visit.starts_at}_seller`, to: 'seller' },
  ]);
});

it.each([
  [Date.UTC(2026, 10, 27, 16, 59), 0],
  [Date.UTC(2026, 10, 27, 17), 2],
  [Date.UTC(2026, 10, 28, 16, 59), 2],
  [Date.UTC(2026, 10, 28, 17), 0],
])('of a visit at %d there are %d reminders', (starts_at, count) => {
  expect(planVisitReminders('t', at(starts_at), bike, now)).toHaveLength(count);
});

describe('nobody is reminded', () => {
  it.each<[string, Partial<Inquiry>]>([
    ['where none was proposed', { visit: undefined }],
    ['of one that is not agreed on', { visit: { ...visit, state: 'open' } }],
    ['of one that was cancelled', { visit: { ...visit, state: 'cancelled' } }],
    ['in a thread that has ended', { status: 'closed' }],
    ['when the buyer has left', { buyer_id: 'nobody' }],
    ['when the seller has left', { seller_id: 'nobody' }],
  ])('%s', (_, changes) => {
    expect(planVisitReminders('t', thread(changes), bike, now)).toEqual([]);
    expect(isVisitDue(thread(changes), bike, now)).toBe(false);
  });
  it.each([
    ['sold', buildListing({ status: 'sold' })],
    ['deleted', buildListing({ deleted_at: 5 })],
    ['hidden by an operator', buildHidden()],
    ['gone', null],
  ])('to see a bike that is %s', (_, listing) =>
    expect(planVisitReminders('t', thread(), listing, now)).toEqual([]),
  );
});

it('a bike that is paused can be seen, and a visit that has begun is over', () => {
  expect(isVisitDue(thread(), buildListing({ status: 'paused' }), now)).toBe(true);
  expect(isVisitDue(thread(), bike, visit.starts_at - 1)).toBe(true);
  expect(isVisitDue(thread(), bike, visit.starts_at)).toBe(false);
});
