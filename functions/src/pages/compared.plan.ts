import type { ComparedLocals } from '../../../src/astro/locals.ts';
import { comparedAtMost } from '../../../src/comparePaths.ts';
import { type Card, newestFirst } from '../../../src/domain/listings/card.ts';
import type { Listing, Published } from '../../../src/domain/listings/listing.schema.ts';
import { isForSale, type Stored } from '../../../src/domain/listings/listing.ts';
import { similarAmong } from './similar.plan.ts';

/** Number of bikes that the page suggests adding. */
const offered = 8;

type Compared = {
  shown: Card[];
} & Pick<ComparedLocals, 'waiting' | 'sold' | 'unknown' | 'others'>;

/**
 * Plans a comparison of the first four of these bikes that are for sale. Suggests similar bikes, then the
 * newest.
 */
export const planCompared = (cards: readonly Card[], slugs: readonly string[]): Compared => {
  const bySlug = new Map(cards.map((card) => [card.slug, card]));
  const listed = slugs.flatMap((slug) => bySlug.get(slug) ?? []);
  const forSale = listed.filter(({ status }) => status === 'active');
  const shown = forSale.slice(0, comparedAtMost);
  const newest = cards.filter(({ status }) => status === 'active').toSorted(newestFirst);
  const likely = [...shown.flatMap((card) => similarAmong(cards, card)), ...newest];
  const others = [...new Set(likely)].filter((card) => !listed.includes(card));
  return {
    shown,
    waiting: forSale.slice(comparedAtMost),
    sold: listed.filter(({ status }) => status === 'sold'),
    unknown: slugs.length - listed.length,
    others: shown.length < comparedAtMost ? others.slice(0, offered) : [],
  };
};

/** Adds the bikes' documents; omits bikes that are no longer for sale. */
export const withListings = (
  planned: Compared,
  listings: readonly (Listing | null)[],
): Omit<Compared, 'shown'> & { bikes: { card: Card; listing: Stored<Published> }[] } => {
  const { shown, ...others } = planned;
  const bikes = shown.flatMap((card, place) => {
    const listing = listings[place];
    return listing && isForSale(listing) ? [{ card, listing: { ...listing, id: card.id } }] : [];
  });
  const sold = shown.filter((_, place) => listings[place]?.status === 'sold');
  return {
    ...others,
    bikes,
    sold: [...others.sold, ...sold],
    unknown: others.unknown + shown.length - bikes.length - sold.length,
  };
};
