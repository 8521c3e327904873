import { expect, it } from 'vitest';
import type { Seller } from '../../../src/domain/sellers/seller.schema.ts';
import { buildInquiry } from '../../../tests/fixtures/buildInquiry.ts';
import { buildListing } from '../../../tests/fixtures/buildListing.ts';
import { changesLine, planAnswers, planSeller, sellerAsked, sellerTouched } from './seller.plan.ts';

const now = Date.UTC(2026, 10, 25, 5);
const hours = (count: number) => count * 3_600_000;
const question = (ago: number, took: number | null) => ({
  asked: now - hours(ago),
  answered: took === null ? null : now - hours(ago) + hours(took),
});

const seller: Seller = {
  since: Date.UTC(2025, 2, 3),
  email_confirmed: true,
  phone_confirmed: false,
  sold: 0,
  deals: 0,
  answers: { asked: 10, answered: 9, minutes: 100 },
  reviews: { count: 0, sum: 0 },
  updated_at: now,
};

it('answers are counted with the time that half of them took', () => {
  const questions = [question(90, 1), question(80, 2), question(70, 30), question(60, null)];
  expect(planAnswers(questions, now)).toEqual({ asked: 4, answered: 3, minutes: 120 });
});

it('a question without an answer counts after a day', () => {
  expect(planAnswers([question(23, null)], now)).toEqual({ asked: 0, answered: 0, minutes: null });
  expect(planAnswers([question(24, null)], now)).toEqual({ asked: 1, answered: 0, minutes: null });
});

it('clocks that disagree make no answer come before its question', () => {
  expect(planAnswers([question(2, -1)], now).minutes).toBe(0);
});

it('an account that was made again keeps its earlier date', () => {
  const facts = { hasEmail: false, hasPhone: true, sold: 3, deals: 2 };
  const counted = { created: now, ...facts, questions: [], reviews: { count: 2, sum: 9 } };
  expect(planSeller(seller, counted, now).since).toBe(seller.since);
  expect(planSeller(null, counted, now)).toEqual({
    since: now,
    email_confirmed: false,
    phone_confirmed: true,
    sold: 3,
    deals: 2,
    answers: { asked: 0, answered: 0, minutes: null },
    reviews: { count: 2, sum: 9 },
    updated_at: now,
  });
});

it.each([
  ['the first facts', null, seller, true],
  [
    'an answer within the same three hours',
    seller,
    { ...seller, answers: { asked: 11, answered: 10, minutes: 170 } },
    false,
  ],
  ['slower answers', seller, { ...seller, answers: { asked: 10, answered: 9, minutes: 200 } }, true],
  ['a bike that was sold', seller, { ...seller, sold: 1, updated_at: 1 }, false],
  ['another day of the same month', seller, { ...seller, since: Date.UTC(2025, 2, 20) }, false],
  ['another month', seller, { ...seller, since: Date.UTC(2025, 3, 20) }, true],
  ['a phone that was confirmed', seller, { ...seller, phone_confirmed: true }, true],
  ['a deal that both agreed on', seller, { ...seller, deals: 1 }, true],
  ['an account that is gone', seller, null, true],
] as const)('%s: pages of bikes are rendered anew or not', (_, before, after, anew) => {
  expect(changesLine(before, after)).toBe(anew);
});

it('a listing touches its seller when it comes, is sold or goes, and not when its price changes', () => {
  const bike = buildListing({ user_id: 'lan' });
  const sold = buildListing({ user_id: 'lan', status: 'sold' });
  expect(sellerTouched(null, bike)).toBe('lan');
  expect(sellerTouched(bike, sold)).toBe('lan');
  expect(sellerTouched(sold, null)).toBe('lan');
  expect(sellerTouched(sold, { ...sold, deleted_at: 5 })).toBe('lan');
  expect(sellerTouched(bike, { ...bike, price: 5_000_000 })).toBe(null);
  expect(sellerTouched(null, null)).toBe(null);
});

it('a thread touches its seller when it begins, and when they agree on the deal', () => {
  const thread = buildInquiry({ seller_id: 'lan' });
  expect(sellerAsked(thread, { ...thread, sold_at: now })).toBe('lan');
  expect(sellerAsked({ ...thread, sold_at: now }, { ...thread, sold_at: now, reviewed_at: now })).toBe(null);
  expect(sellerAsked(thread, { ...thread, sold_at: null })).toBe(null);
  expect(sellerAsked(null, thread)).toBe('lan');
  expect(sellerAsked(thread, { ...thread, status: 'closed' })).toBe(null);
});
