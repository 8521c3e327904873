import { expect, it } from 'vitest';
import { Seller } from '../../src/domain/sellers/seller.schema.ts';
import { describeAnswers } from '../../src/i18n/describeSeller.ts';
import { buildConversations } from './buildConversations.ts';
import { buildListings, seededInFull } from './buildListings.ts';
import { buildSellers, reviewsIn } from './buildSellers.ts';

const now = Date.UTC(2026, 4, 17, 9, 30);
const listings = buildListings(seededInFull, now);
const reviews = reviewsIn(buildConversations(listings, now));
const sellers = buildSellers(listings, reviews, now).map(({ path, data }) => ({
  path,
  ...Seller.parse(data),
}));

it('sellers of the demo have different histories: quick and slow answers, bikes sold, and new ones', () => {
  const lines = sellers.flatMap((seller) => describeAnswers('en', seller) ?? []);
  expect(lines).toContain('Answers 19 of 20 questions, usually within an hour');
  expect(lines).toContain('Answers 2 of 6 questions, usually within 3 days');
  expect(sellers.reduce((sum, { sold }) => sum + sold, 0)).toBe(12);
  expect(sellers.some(({ since, answers }) => now - since < 60 * 86_400_000 && answers.asked === 0)).toBe(
    true,
  );
});

it('nobody was a member after the first bike', () => {
  for (const { path, since } of sellers)
    for (const { listing } of listings)
      if (path === `sellers/${listing.user_id}` && listing.status !== 'draft')
        expect(since).toBeLessThanOrEqual(listing.created_at);
});

it('the facts about a seller count the reviews that their page shows', () => {
  const stars = (id: string) => reviews.filter(({ subject_id }) => subject_id === id).map((one) => one.stars);
  const reviewed = sellers.filter(({ path }) => stars(path.replace('sellers/', '')).length > 0);
  expect(reviewed).toHaveLength(3);
  for (const { path, reviews: counted } of reviewed) {
    const [only] = stars(path.replace('sellers/', ''));
    expect(counted).toEqual({ count: 1, sum: only });
  }
  const others = sellers.filter((seller) => !reviewed.includes(seller));
  expect(others.every(({ reviews: { count } }) => count === 0)).toBe(true);
});
