import { descriptionWords } from '../text/words.ts';
import { type FactFilter, factFiltersOf } from './factFilters.ts';
import { cardFields, type FieldValues } from './fields.ts';
import type { Published } from './listing.schema.ts';
import { engineSize, mainPhoto, type Stored, shownFields } from './listing.ts';
import type { VerdictKind } from './verdictKinds.ts';

/**
 * Data of a bike for cards, filters, sorting and search: a row of the catalogue. Contains nothing personal.
 */
export type Card = FieldValues<(typeof cardFields)[number]> & {
  id: string;
  slug: string;
  /** đồng */
  price: number;
  /** Cubic centimetres; null for electric bikes. */
  cc: number | null;
  status: 'active' | 'sold';
  /** Address of the main photo, without a size; null without photos. */
  photo: string | null;
  /** Facts that the list can be filtered by; missing without any. */
  facts?: readonly FactFilter[];
  /** End of a reservation, in milliseconds since 1970, possibly past; missing without one. */
  reserved_until?: number;
  /**
   * Rating of the price, if there are enough similar bikes (decision 104). Added by the sender of the card.
   */
  verdict?: VerdictKind;
  /** Milliseconds since 1970. */
  created_at: number;
};

/** Returns the card of a listed bike (active or sold). */
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
 * A row of the catalogue: a card with search words and, while for sale, the seller's id. The id tells prices
 * of one seller from those of others. Neither is sent with a card.
 */
export type Row = Card & { words: string; seller?: string };

/** Returns a listing's row of the catalogue. */
export const rowOf = (listing: Stored<Published>): Row => ({
  ...cardOf(listing),
  words: descriptionWords([...listing.features, listing.description].join(' '), listing.other_description),
  ...(listing.status === 'active' && { seller: listing.user_id }),
});

/** Newest first. Equal times are sorted by id, so that every list agrees. */
export const newestFirst = (a: Card, b: Card) =>
  b.created_at - a.created_at || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);

/** For sale first, then sold (D63); each newest first. */
export const forSaleFirst = (a: Card, b: Card) =>
  Number(a.status === 'sold') - Number(b.status === 'sold') || newestFirst(a, b);
