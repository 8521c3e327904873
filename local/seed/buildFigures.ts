import { pricesByMake } from '../../functions/src/prices/priceHistory.ts';
import { planMonth } from '../../functions/src/trust/month.plan.ts';
import { ListingDays } from '../../src/domain/advice/listingDays.schema.ts';
import { shownDays } from '../../src/domain/advice/listingDays.ts';
import { Reveal } from '../../src/domain/contacts/reveal.schema.ts';
import { revealId } from '../../src/domain/contacts/reveal.ts';
import { cardOf } from '../../src/domain/listings/card.ts';
import { hasPage, isListed } from '../../src/domain/listings/listing.ts';
import { slugify } from '../../src/domain/listings/slug.ts';
import { buildMarket } from '../../src/domain/market/market.ts';
import type { Make } from '../../src/domain/models/makes.ts';
import type { PriceHistory } from '../../src/domain/prices/priceHistory.schema.ts';
import { withWeek } from '../../src/domain/prices/priceHistory.ts';
import { Review } from '../../src/domain/reviews/review.schema.ts';
import { isPublic, sumsOf } from '../../src/domain/reviews/review.ts';
import { Seller } from '../../src/domain/sellers/seller.schema.ts';
import { day, hour, vietnameseDay } from '../../src/domain/time/time.ts';
import type { DayFacts, PublicAccounts } from '../../src/domain/trust/publicAccounts.schema.ts';
import { monthOf, startOfDay as startOf } from '../../src/domain/trust/publicAccounts.ts';
import { type Random, seeded } from '../random.ts';
import { type SeedDocument, type SeedListing, seededInFull, startOfDay } from './buildListings.ts';
import { sellers } from './people.ts';

/**
 * A new listing gets `rush` times the usual views on its first day. The factor falls to 1 within `settled`
 * days.
 */
const [rush, settled] = [3, 6];

/** Splits `count` by weights into whole numbers whose sum is `count`. */
const dealt = (count: number, weights: readonly number[]): number[] => {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  let past = 0;
  const ends = weights.map((weight) => {
    past += weight;
    return Math.round((count * past) / sum);
  });
  return ends.map((end, n) => end - (ends[n - 1] ?? 0));
};

const viewsOf = ({ listing }: SeedListing, today: number, random: Random): Record<string, number> => {
  const end = listing.status === 'sold' ? listing.updated_at : today - 1;
  const age = Math.max(1, Math.ceil((end - listing.created_at) / day));
  const dates = Array.from({ length: age }, (_, n) => vietnameseDay(listing.created_at + n * day));
  const weights = dates.map((_, n) => random.between(0.2, 1.8) * Math.max(1, rush - (n * rush) / settled));
  const counts = dealt(listing.views_count ?? 0, weights);
  const seen = dates.flatMap((date, n): [string, number][] => (counts[n] ? [[date, counts[n]]] : []));
  return Object.fromEntries(seen.slice(-shownDays));
};

const buildListingDays = (listings: readonly SeedListing[], today: number): SeedDocument[] => {
  const random = seeded('vongxe/days');
  return listings
    .filter(({ listing }) => hasPage(listing))
    .map((one) => ({
      path: `listing_days/${one.id}`,
      data: ListingDays.parse({ views: viewsOf(one, today, random) }),
    }));
};

const buildReveals = (conversations: readonly SeedDocument[], today: number): SeedDocument[] =>
  conversations
    .filter(({ path }) => path.startsWith('likes/'))
    .filter((_, index) => index % 2 === 0)
    .map(({ data: { user_id, motorcycle_id, created_at } }) => ({
      path: `reveals/${revealId(String(user_id), String(motorcycle_id))}`,
      data: Reveal.parse({ user_id, motorcycle_id, last_at: Math.min(Number(created_at) + hour, today) }),
    }));

const weeks = 9;

/** Returns the market at an earlier moment. Bikes that were sold later count as for sale. */
const marketAt = (listings: readonly SeedListing[], moment: number) =>
  buildMarket(
    listings.flatMap(({ id, listing }) => {
      if (!isListed(listing) || listing.created_at > moment) return [];
      if (listing.status === 'sold' && listing.updated_at <= moment) return [];
      return [{ ...cardOf({ ...listing, id }), status: 'active' as const }];
    }),
  );

export const buildPriceHistory = (listings: readonly SeedListing[], today: number): SeedDocument[] => {
  const histories = new Map<Make, PriceHistory>();
  for (let ago = weeks; ago >= 0; ago -= 1) {
    const moment = today - ago * 7 * day;
    for (const [make, prices] of pricesByMake(marketAt(listings, moment)))
      histories.set(make, withWeek(histories.get(make) ?? { models: {} }, prices, moment));
  }
  return [...histories].map(([make, data]) => ({ path: `price_history/${slugify(make)}`, data }));
};

/** Builds sellers' public facts. Sellers without a `history` joined when their first bike was listed. */
const buildSellers = (
  listings: readonly SeedListing[],
  conversations: readonly SeedDocument[],
  now: number,
): SeedDocument[] => {
  const reviews = conversations.flatMap(({ path, data }) =>
    path.startsWith('reviews/') ? [Review.parse(data)] : [],
  );
  const published = listings.flatMap(({ listing }) => (hasPage(listing) ? [listing] : []));
  return [...Map.groupBy(published, ({ user_id }) => user_id)].map(([id, own]) => {
    const history = sellers.find((seller) => seller.id === id)?.history;
    const received = reviews.filter((review) => review.subject_id === id && isPublic(review));
    const firstBike = Math.min(...own.map(({ created_at }) => created_at));
    const seller = Seller.parse({
      since: history ? startOfDay(now) - history.days * day : firstBike,
      email_confirmed: true,
      phone_confirmed: history?.confirmed ?? false,
      sold: own.filter(({ status }) => status === 'sold').length,
      deals: received.filter(({ role }) => role === 'buyer').length,
      answers: history?.answers ?? { asked: 0, answered: 0, minutes: null },
      reviews: sumsOf(received),
      updated_at: now,
    });
    return { path: `sellers/${id}`, data: seller };
  });
};

const months = 8;

const trustFacts = (n: number): DayFacts => ({
  listings: 40 + 11 * n,
  judged: 25 + 3 * n,
  reports: n % 3 === 0 ? 3 : 12 + 2 * n,
  waits: Array.from({ length: n % 3 === 0 ? 3 : 10 + 2 * n }, (_, report) => 45 + 60 * report),
  removed: {
    listings: { scam: 5 + n, sold: 6, duplicate: n % 4, other: 1 },
    reviews: n % 2 ? {} : { untrue: 2 },
    accounts: { scam: 1 + (n % 3) },
  },
  restored: n % 3,
});

/** Builds the demo's transparency report, up to last month. */
export const buildTrust = (today: number): PublicAccounts => {
  const accounts: PublicAccounts = { months: {}, counted_at: today };
  let month = monthOf(vietnameseDay(today));
  for (let n = months - 1; n >= 0; n -= 1) {
    month = monthOf(vietnameseDay(startOf(`${month}-01`) - day));
    accounts.months[month] = planMonth([trustFacts(n)], { sellers: 30 + n, email: 30 + n, phone: 12 + n });
  }
  return accounts;
};

/** Builds the documents that scheduled functions would have written on earlier days. */
export const buildFigures = (
  listings: readonly SeedListing[],
  conversations: readonly SeedDocument[],
  now: number,
): SeedDocument[] => {
  const today = startOfDay(now);
  return [
    ...buildReveals(conversations, today),
    ...buildListingDays(listings.slice(0, seededInFull), today),
    ...buildPriceHistory(listings, today),
    ...buildSellers(listings, conversations, now),
    { path: 'stats/trust', data: buildTrust(today) },
  ];
};
