import { descriptionWords } from '../text/words.ts';
import { type FactFilter, factFiltersOf } from './factFilters.ts';
import { cardFields, type FieldValues } from './fields.ts';
import type { Published } from './listing.schema.ts';
import { engineSize, mainPhoto, type Stored, shownFields } from './listing.ts';
import type { VerdictKind } from './verdictKinds.ts';

/** What a card, a filter, a sort and a search need of a bike: a row of the catalogue. Nothing personal. */
export type Card = FieldValues<(typeof cardFields)[number]> & {
  id: string;
  slug: string;
  /** đồng */
  price: number;
  /** Cubic centimetres; null for electric bikes. */
  cc: number | null;
  status: 'active' | 'sold';
  /** Address of the main photo, without a size; null when there is none. */
  photo: string | null;
  /** The facts it has of those that a list can be narrowed by; left out where there is none. */
  facts?: readonly FactFilter[];
  /** Until when it is kept for somebody, in milliseconds since 1970, over or not; left out where it is not. */
  reserved_until?: number;
  /** How its price compares, where enough bikes are alike (decision 104); whoever sends a card adds it. */
  verdict?: VerdictKind;
  /** Milliseconds since 1970. */
  created_at: number;
};

/** The row of a bike that is listed (active or sold). */
export const cardOf = (listing: Stored<Published>): Card => {
  const facts = factFiltersOf(listing);
  return {
    id: listing.id,
    slug: listing.slug,
    ...shownFields(listing, cardFields),
    price: listing.price,
    cc: engineSize(listing.engine, listing.fuel),
    status: listing.status === 'sold' ? 'sold' : 'active',
    photo: mainPhoto(listing)?.image_url ?? null,
    ...(facts.length > 0 && { facts }),
    ...(listing.status === 'active' && listing.reserved_until && { reserved_until: listing.reserved_until }),
    created_at: listing.created_at,
  };
};

/**
 * A card as the catalogue keeps it: with the words that its features and its description are found by, and, as long as it is
 * for sale, the id of its seller, by which prices of one seller are told from those of others. Neither is sent with a card.
 */
export type Row = Card & { words: string; seller?: string };

/** A published listing as the catalogue keeps it: its card, and the words of what its seller wrote to search in. */
export const rowOf = (listing: Stored<Published>): Row => ({
  ...cardOf(listing),
  words: descriptionWords([...listing.features, listing.description].join(' '), listing.other_description),
  ...(listing.status === 'active' && { seller: listing.user_id }),
});

/** Newest first; equal moments in the order of their ids, so that every list agrees. */
export const newestFirst = (a: Card, b: Card) =>
  b.created_at - a.created_at || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);

/** What can be bought, then what is sold (D63); each newest first. */
export const forSaleFirst = (a: Card, b: Card) =>
  Number(a.status === 'sold') - Number(b.status === 'sold') || newestFirst(a, b);
