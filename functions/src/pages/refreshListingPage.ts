import * as z from 'zod/mini';
import type { ListingLocals } from '../../../src/astro/locals.ts';
import { cardOf } from '../../../src/domain/listings/card.ts';
import type { Published } from '../../../src/domain/listings/listing.schema.ts';
import { hasPage, isForSale, type Stored } from '../../../src/domain/listings/listing.ts';
import type { DatedVerdict } from '../../../src/domain/prices/priceVerdict.ts';
import { lineOf, type SellerLine } from '../../../src/domain/sellers/seller.ts';
import { paths } from '../../../src/paths.ts';
import { textVersion } from '../catalogue/catalogueDocuments.ts';
import { pageText } from '../listings/listingChange.plan.ts';
import { sanitizeTexts } from '../listings/sanitizeTexts.ts';
import type { Site } from '../platform/site.ts';
import { type Seen, untilStable } from '../platform/untilStable.ts';
import { priceJudge } from '../prices/priceJudge.ts';
import { readRates } from '../rates/readRates.ts';
import { readListing, versionOf } from '../readers/readListing.ts';
import { readSeller } from '../sellers/readSeller.ts';
import { type Pair, removePair, renderPair, writePair } from './renderPair.ts';

export type Found =
  | { kind: 'listing'; listing: Stored<Published> }
  | { kind: 'unknown' | 'hidden' | 'deleted' };
export type Outcome = { kind: 'page'; pair: Pair } | { kind: 'unknown' | 'hidden' | 'deleted' };

const Reservation = z.object({ motorcycle_id: z.string().check(z.minLength(1), z.regex(/^[^/]+$/)) });

const find = async (site: Site, slug: string, id: string): Promise<Seen<Found>> => {
  const snapshot = await site.documents.collection('motorcycles').doc(id).get();
  const version = versionOf(snapshot);
  const listing = readListing(snapshot);
  // The slug is reserved, so the listing existed: its seller has deleted the account.
  if (!snapshot.exists) return { version, state: { kind: 'deleted' } };
  if (!listing || listing.slug !== slug) return { version, state: { kind: 'hidden' } };
  if (listing.deleted_at !== null) return { version, state: { kind: 'deleted' } };
  if (!hasPage(listing)) return { version, state: { kind: 'hidden' } };
  return { version, state: { kind: 'listing', listing: { ...listing, id } } };
};

const lineAbout = async (site: Site, listing: Stored<Published>): Promise<SellerLine | null> => {
  const seller = isForSale(listing) ? await readSeller(site.documents, listing.user_id) : null;
  return seller && lineOf(seller);
};

const verdictOn = async (site: Site, listing: Stored<Published>): Promise<DatedVerdict | null> => {
  if (!isForSale(listing)) return null;
  const judge = await priceJudge(site);
  const verdict = judge({ ...cardOf(listing), seller: listing.user_id });
  return verdict && { ...verdict, at: Date.now() };
};

const localsOf = async (site: Site, listing: Stored<Published>): Promise<ListingLocals> => ({
  listing: await sanitizeTexts(listing),
  rates: await readRates(site.documents),
  verdict: await verdictOn(site, listing),
  seller: await lineAbout(site, listing),
});

/** Returns a version that does not depend on other bikes' prices or exchange rates. */
export const pageVersion = ({ id: _, ...listing }: Stored<Published>): string =>
  textVersion(pageText(listing));

/** Returns the id of the listing that reserved this slug; other listings may contain the slug, too. */
const ownerOf = async (site: Site, slug: string): Promise<string | null> => {
  const parsed = Reservation.safeParse((await site.documents.collection('slugs').doc(slug).get()).data());
  return parsed.success ? parsed.data.motorcycle_id : null;
};

export const findPublished = async (site: Site, slug: string): Promise<Stored<Published> | null> => {
  const id = await ownerOf(site, slug);
  const outcome = id === null ? null : (await find(site, slug, id)).state;
  return outcome?.kind === 'listing' ? outcome.listing : null;
};

export const listingLocals = async (site: Site, slug: string): Promise<ListingLocals | null> => {
  const listing = await findPublished(site, slug);
  return listing && localsOf(site, listing);
};

/** Renders and stores a listing's page. Removes it if the listing is no longer public. */
export const refreshListingPage = async (site: Site, slug: string): Promise<Outcome> => {
  const path = paths.listing(slug);
  const id = await ownerOf(site, slug);
  if (id === null) {
    await removePair(site, path);
    return { kind: 'unknown' };
  }
  return untilStable<Found, Outcome>(
    () => find(site, slug, id),
    async (state) => {
      if (state.kind !== 'listing') {
        await removePair(site, path);
        return state;
      }
      const pair = await renderPair(site, path, { listing: await localsOf(site, state.listing) });
      await writePair(site, path, pair, pageVersion(state.listing));
      return { kind: 'page', pair };
    },
  );
};
