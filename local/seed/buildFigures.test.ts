import { describe, expect, it } from 'vitest';
import type { ListingDays } from '../../src/domain/advice/listingDays.schema.ts';
import { lastDays } from '../../src/domain/advice/listingDays.ts';
import { PriceHistory } from '../../src/domain/prices/priceHistory.schema.ts';
import { weeksOf } from '../../src/domain/prices/priceHistory.ts';
import { Review } from '../../src/domain/reviews/review.schema.ts';
import { Seller } from '../../src/domain/sellers/seller.schema.ts';
import { day, vietnameseWeek } from '../../src/domain/time/time.ts';
import { PublicAccounts } from '../../src/domain/trust/publicAccounts.schema.ts';
import { describeAnswers } from '../../src/i18n/describeSeller.ts';
import { buildConversations } from './buildConversations.ts';
import { buildFigures } from './buildFigures.ts';
import { buildListings, seededInFull } from './buildListings.ts';

const now = Date.UTC(2026, 0, 15, 9, 30);
const today = Date.UTC(2026, 0, 15);
const listings = buildListings(seededInFull, now);
const conversations = buildConversations(listings, now);
const figures = buildFigures(listings, conversations, now);

const under = (collection: string, documents = figures) =>
  documents.flatMap(({ path, data }) =>
    path.startsWith(`${collection}/`) ? [{ id: path.replace(`${collection}/`, ''), data }] : [],
  );
const sumOf = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

it('figures of the demo are the same each time', () =>
  expect(buildFigures(listings, conversations, now)).toEqual(figures));

it('the views of the demo came on days before today, and are no more than the listing says', () => {
  const written = under('listing_days').map(({ id, data }) => ({ id, ...(data as ListingDays) }));
  for (const { id, views } of written) {
    const { listing } = listings.find((one) => one.id === id) ?? {};
    expect(sumOf(Object.values(views))).toBeLessThanOrEqual(listing?.views_count ?? 0);
    expect(Object.keys(views).filter((date) => date > '2026-01-15')).toEqual([]);
  }
  const drawn = written.filter(({ views }) => lastDays(today).filter((date) => views[date]).length > 10);
  expect(drawn.length).toBeGreaterThan(10);
});

it('some numbers of the demo were seen, each by somebody who likes the bike', () => {
  const likes = under('likes', conversations).map(({ id }) => id);
  const reveals = under('reveals').map(({ id }) => id);
  expect(reveals.length).toBeGreaterThan(10);
  expect(likes).toEqual(expect.arrayContaining(reveals));
});

it('some models of the demo have a course of prices that ends today', () => {
  const honda = PriceHistory.parse(under('price_history').find(({ id }) => id === 'honda')?.data);
  const courses = Object.keys(honda.models).map((model) => weeksOf(honda, model));
  const drawn = courses.filter(({ length }) => length > 0);
  expect(drawn.length).toBeGreaterThanOrEqual(2);
  for (const weeks of drawn) expect(weeks.at(-1)?.week).toBe(vietnameseWeek(today));
});

it('the demo has the eight whole months before today, as they are published', () => {
  const { months } = PublicAccounts.parse(under('stats')[0]?.data);
  const dates = [5, 6, 7, 8, 9, 10, 11, 12].map((month) => `2025-${String(month).padStart(2, '0')}`);
  expect(Object.keys(months).toSorted()).toEqual(dates);
});

describe('sellers of the demo', () => {
  const sellers = under('sellers').map(({ id, data }) => ({ id, ...Seller.parse(data) }));

  it('have different histories: quick and slow answers, bikes sold, and new ones', () => {
    const lines = sellers.flatMap((seller) => describeAnswers('en', seller) ?? []);
    expect(lines).toContain('Answered 19 of 20 questions, usually within an hour');
    expect(lines).toContain('Answered 2 of 6 questions, usually within 3 days');
    expect(sumOf(sellers.map(({ sold }) => sold))).toBe(12);
    expect(sellers.some(({ since, answers }) => now - since < 60 * day && answers.asked === 0)).toBe(true);
  });

  it('were members before their first bike', () => {
    for (const { id, since } of sellers)
      for (const { listing } of listings)
        if (id === listing.user_id && listing.status !== 'draft')
          expect(since).toBeLessThanOrEqual(listing.created_at);
  });

  it('count the reviews that their page shows', () => {
    const reviews = under('reviews', conversations).map(({ data }) => Review.parse(data));
    const stars = (id: string) => reviews.flatMap((one) => (one.subject_id === id ? one.stars : []));
    for (const { id, reviews: counted } of sellers)
      expect(counted).toEqual({ count: stars(id).length, sum: sumOf(stars(id)) });
    expect(sellers.filter(({ reviews: { count } }) => count === 1)).toHaveLength(3);
  });
});
