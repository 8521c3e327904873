import { ListingDays } from '../../src/domain/advice/listingDays.schema.ts';
import { shownDays } from '../../src/domain/advice/listingDays.ts';
import { Reveal } from '../../src/domain/contacts/reveal.schema.ts';
import { revealId } from '../../src/domain/contacts/reveal.ts';
import { hasPage } from '../../src/domain/listings/listing.ts';
import { day, hour, vietnameseDay } from '../../src/domain/time/time.ts';
import { type Random, seeded } from '../random.ts';
import type { SeedDocument } from './buildConversations.ts';
import type { SeedListing } from './buildListings.ts';

/** Views on the first day relative to an ordinary one, and days until views are ordinary. */
const [rush, settled] = [3, 6];

/** Splits a number by weights; the parts add up to it. */
const dealt = (count: number, weights: readonly number[]): number[] => {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  let [past, given] = [0, 0];
  return weights.map((weight) => {
    past += weight;
    const part = Math.round((count * past) / sum) - given;
    given += part;
    return part;
  });
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

/** Builds the daily views of each listing, as nightly runs would have counted them. */
export const buildListingDays = (listings: readonly SeedListing[], today: number): SeedDocument[] => {
  const random = seeded('vongxe/days');
  return listings.flatMap((one) =>
    hasPage(one.listing)
      ? [
          {
            path: `listing_days/${one.id}`,
            data: ListingDays.parse({ views: viewsOf(one, today, random) }),
          },
        ]
      : [],
  );
};

/** Builds a reveal for every other like, an hour later. */
export const buildReveals = (documents: readonly SeedDocument[], today: number): SeedDocument[] =>
  documents
    .filter(({ path }) => path.startsWith('likes/'))
    .filter((_, place) => place % 2 === 0)
    .map(({ data: { user_id, motorcycle_id, created_at } }) => ({
      path: `reveals/${revealId(String(user_id), String(motorcycle_id))}`,
      data: Reveal.parse({
        user_id,
        motorcycle_id,
        last_at: Math.min(Number(created_at) + hour, today),
      }),
    }));
