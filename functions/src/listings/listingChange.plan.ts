import { cardOf, rowOf } from '../../../src/domain/listings/card.ts';
import type { Listing, Published } from '../../../src/domain/listings/listing.schema.ts';
import { hasPage, isForSale, isListed } from '../../../src/domain/listings/listing.ts';
import { lacksPrice, shownSteps } from '../../../src/domain/listings/priceSteps.ts';

/** Effect of a changed listing; safe to repeat. */
export type Effect =
  | { kind: 'nameSeller' }
  | { kind: 'shop' }
  | { kind: 'endReservation' }
  | { kind: 'price' }
  | { kind: 'catalogue' }
  | { kind: 'home' }
  | { kind: 'photos' }
  | { kind: 'page'; slug: string };

const listed = (listing: Listing | null) => (listing && isListed(listing) ? { ...listing, id: '' } : null);

const cardText = (listing: Listing | null) => {
  const bike = listed(listing);
  return JSON.stringify(bike && cardOf(bike));
};
const rowText = (listing: Listing | null) => {
  const bike = listed(listing);
  return JSON.stringify(bike && rowOf(bike));
};

/** Serializes the content of a listing's page; 'null' if the listing has none. */
export const pageText = (listing: Listing | null): string => {
  if (!listing || !hasPage(listing)) return 'null';
  const { views_count: _, updated_at: __, revision: ___, price_steps, ...rest } = listing;
  // Pages show price histories of at least two prices, so the first recorded price changes no page.
  const shown = shownSteps(price_steps).length > 1 ? { ...rest, price_steps } : rest;
  const inner = ['image_url', 'image_order', 'lang', 'html', 'of', 'day', 'low'];
  return JSON.stringify(shown, Object.keys(shown).toSorted().concat(inner));
};

export const lacksStep = (listing: Listing): listing is Published =>
  isForSale(listing) && lacksPrice(listing.price_steps, listing.price);

/**
 * Returns whether a bike that is not for sale still has a reservation. It must end before the bike is for
 * sale again.
 */
export const isLeftOver = (listing: Listing): boolean =>
  typeof listing.reserved_until === 'number' && !isForSale(listing);

const isHidden = (listing: Listing | null) => listing?.status === 'hidden';

const slugOf = (listing: Listing | null) => listing?.slug ?? null;

/**
 * `before` and `after` are null for missing and malformed listings.
 * @example planListingChange(bike, { ...bike, views_count: 9 }) // => []
 */
export const planListingChange = (before: Listing | null, after: Listing | null): Effect[] => {
  const effects: Effect[] = [];
  if (after && hasPage(after) && after.seller_name === undefined) effects.push({ kind: 'nameSeller' });
  if (after && hasPage(after) && !(before && hasPage(before))) effects.push({ kind: 'shop' });
  if (after && isLeftOver(after)) effects.push({ kind: 'endReservation' });
  if (after && lacksStep(after) && !(before && isForSale(before) && before.price === after.price))
    effects.push({ kind: 'price' });
  if (rowText(before) !== rowText(after)) effects.push({ kind: 'catalogue' });
  if (cardText(before) !== cardText(after)) effects.push({ kind: 'home' });
  if (after && isHidden(before) !== isHidden(after)) effects.push({ kind: 'photos' });
  if (pageText(before) !== pageText(after)) {
    const slugs = new Set([slugOf(before), slugOf(after)].filter((slug) => slug !== null));
    for (const slug of slugs) effects.push({ kind: 'page', slug });
  }
  return effects;
};
