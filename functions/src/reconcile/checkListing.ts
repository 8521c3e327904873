import type { DocumentSnapshot } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { type Row, rowOf } from '../../../src/domain/listings/card.ts';
import { hasPage, isListed } from '../../../src/domain/listings/listing.ts';
import { Slug } from '../../../src/domain/listings/slug.schema.ts';
import { paths } from '../../../src/paths.ts';
import { parseCards, parsePlace, partReference, placeReference } from '../catalogue/catalogueDocuments.ts';
import { applyListingChange } from '../flows/applyListingChange.ts';
import { copySellerName } from '../listings/copySellerName.ts';
import type { Effect } from '../listings/listingChange.plan.ts';
import { pageVersion } from '../pages/refreshListingPage.ts';
import { pairVersions } from '../pages/renderPair.ts';
import { photoFolder } from '../photos/photoPaths.plan.ts';
import { alreadyExists } from '../platform/alreadyExists.ts';
import { readListing } from '../readers/readListing.ts';
import { copyShop } from '../shops/copyShop.ts';
import { planRepairs } from './reconcile.plan.ts';
import type { Run } from './run.ts';

const kindOf = { catalogue: 'rows', page: 'pages', photos: 'photos' } as const;

const cardsOf = async ({ needs, parts }: Run, part: number): Promise<Record<string, Row>> => {
  const cached = parts.get(part);
  if (cached) return cached;
  const cards = parseCards((await partReference(needs.site.documents, part).get()).data());
  parts.set(part, cards);
  return cards;
};

const rowText = (row: Row | null | undefined) =>
  row ? JSON.stringify(row, Object.keys(row).toSorted()) : 'null';

const slugOf = (snapshot: DocumentSnapshot): string | null => {
  const parsed = Slug.safeParse(snapshot.get('slug'));
  return parsed.success ? parsed.data : null;
};

const find = async (run: Run, snapshot: DocumentSnapshot): Promise<Effect[]> => {
  const { site } = run.needs;
  const { id } = snapshot;
  const listing = readListing(snapshot);
  const slug = slugOf(snapshot);
  const [place, pages, hidden] = await Promise.all([
    placeReference(site.documents, id).get(),
    slug === null ? [] : pairVersions(site, paths.listing(slug)),
    run.hidden,
  ]);
  const part = parsePlace(place.data());
  return planRepairs({
    listing,
    slug,
    row: rowText(part === null ? null : (await cardsOf(run, part))[id]),
    expectedRow: rowText(listing && isListed(listing) ? rowOf({ ...listing, id }) : null),
    pages,
    expectedPage: listing && hasPage(listing) ? pageVersion({ ...listing, id }) : 'none',
    hasHidden: hidden.has(id),
    hasPublic: listing?.status === 'hidden' && (await site.files.list(photoFolder(id, false))).length > 0,
  });
};

/**
 * Restores the reservation of a slug. It is written with the listing, and without it the page is not found.
 */
const reserveSlug = async (run: Run, id: string, slug: string): Promise<void> => {
  const reference = run.needs.site.documents.collection('slugs').doc(slug);
  const owner: unknown = (await reference.get()).get('motorcycle_id');
  if (owner === id) return;
  if (owner !== undefined) return logger.error('two listings claim one address', { id, slug });
  try {
    await reference.create({ motorcycle_id: id });
    run.count('slugs');
  } catch (failure) {
    if (!alreadyExists(failure)) throw failure;
  }
};

/**
 * Compares a listing with its row, pages, slug, photos, shop and seller name, and repairs differences. Checks
 * twice: a write may be in progress.
 */
export const checkListing = async (run: Run, first: DocumentSnapshot): Promise<void> => {
  const { site, accountName } = run.needs;
  const { id, ref } = first;
  const listing = readListing(first);
  let snapshot = first;
  if (listing && hasPage(listing)) {
    await reserveSlug(run, id, listing.slug);
    if (listing.seller_name === undefined && (await copySellerName(site.documents, id, accountName))) {
      run.count('names');
      snapshot = await ref.get();
    }
    const hasOther = listing.shop !== (await run.shops).get(listing.user_id);
    if (hasOther && (await copyShop(site.documents, id))) {
      run.count('shops');
      snapshot = await ref.get();
    }
  }
  if ((await find(run, snapshot)).length === 0) return;
  run.parts.clear();
  const effects = await find(run, await ref.get());
  if (effects.length === 0) return;
  await applyListingChange(site, id, effects, accountName);
  run.parts.clear();
  for (const { kind } of effects) if (kind in kindOf) run.count(kindOf[kind as keyof typeof kindOf]);
};
