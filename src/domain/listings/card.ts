import { descriptionWords } from '../text/words.ts';
import { type FactFilter, factFiltersOf } from './factFilters.ts';
import { cardFields, type FieldValues } from './fields.ts';
import type { Published } from './listing.schema.ts';
import { engineSize, mainPhoto, type Stored, shownFields } from './listing.ts';
import { reducedBy } from './priceSteps.ts';
import type { VerdictKind } from './verdictKinds.ts';

/** Public data of a bike for cards, filters, sorting and search. */
export type Card = FieldValues<(typeof cardFields)[number]> & {
  id: string;
  slug: string;
  /** đồng */
  price: number;
  /** Cubic centimetres; null for electric bikes. */
  cc: number | null;
  status: 'active' | 'sold';
  /** Address of the main photo without its size; null without photos. */
  photo: string | null;
  /** Stated facts that filters offer; missing if there are none. */
  facts?: readonly FactFilter[];
  /** Milliseconds since 1970, possibly past; missing without a reservation. */
  reserved_until?: number;
  /** Reduction in percent, if any. */
  reduced?: number;
  /** End of the reduction in milliseconds since 1970, possibly past. */
  reduced_until?: number;
  /** Id of the seller's shop; missing for private sellers. */
  shop?: string;
  /** Rating of the price, if similar bikes exist (decision 104). Added when the card is sent. */
  verdict?: VerdictKind;
  /** Milliseconds since 1970. */
  created_at: number;
};

/** Is the bike electric? In old listings, only the category tells. */
export const isElectricCard = ({ fuel, category }: Pick<Card, 'fuel' | 'category'>): boolean =>
  fuel === 'electric' || category === 'electric';

/** Once the bike is sold, nobody needs to know when its seller leaves. */
const fieldsOfSold = cardFields.filter((name) => name !== 'leaving_on');

export const cardOf = (listing: Stored<Published>): Card => {
  const facts = factFiltersOf(listing);
  const reduced = reducedBy(listing);
  return {
    id: listing.id,
    slug: listing.slug,
    ...shownFields(listing, listing.status === 'active' ? cardFields : fieldsOfSold),
    price: listing.price,
    cc: engineSize(listing.engine, listing.fuel),
    status: listing.status === 'sold' ? 'sold' : 'active',
    photo: mainPhoto(listing)?.image_url ?? null,
    ...(facts.length > 0 && { facts }),
    ...(listing.status === 'active' && listing.reserved_until && { reserved_until: listing.reserved_until }),
    ...(reduced && { reduced: reduced.percent, reduced_until: reduced.until }),
    ...(listing.shop && { shop: listing.shop }),
    created_at: listing.created_at,
  };
};

/**
 * Row of the catalogue: a card with search words and, while for sale, the seller's id. Words and id stay on
 * the server.
 */
export type Row = Card & { words: string; seller?: string };

export const rowOf = (listing: Stored<Published>): Row => ({
  ...cardOf(listing),
  words: descriptionWords([...listing.features, listing.description].join(' '), listing.other_description),
  ...(listing.status === 'active' && { seller: listing.user_id }),
});

/** Newest first. Equal times are sorted by id, to make the order stable. */
export const newestFirst = (a: Card, b: Card) =>
  b.created_at - a.created_at || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);

/** For sale first, then sold (D63); each newest first. */
export const forSaleFirst = (a: Card, b: Card) =>
  Number(a.status === 'sold') - Number(b.status === 'sold') || newestFirst(a, b);
