import { Timestamp } from 'firebase-admin/firestore';
import { applyListingChange } from '../../functions/src/flows/applyListingChange.ts';
import { planListingChange } from '../../functions/src/listings/listingChange.plan.ts';
import { pageFile } from '../../functions/src/pages/renderPair.ts';
import type { Published } from '../../src/domain/listings/listing.schema.ts';
import type { Stored } from '../../src/domain/listings/listing.ts';
import { paths } from '../../src/paths.ts';
import { buildListing } from '../fixtures/buildListing.ts';
import { buildPhotos } from '../fixtures/buildPhoto.ts';
import type { openLostSite } from './lostEvents.ts';
import { fresh } from './suite.ts';

export type Lost = Awaited<ReturnType<typeof openLostSite>>;
export const minute = 60_000;

export const bike = ({ now }: Lost, changes: Partial<Stored<Published>> = {}): Stored<Published> => {
  const id = fresh('bike');
  const moment = now() - 10 * minute;
  return buildListing({
    id,
    slug: id,
    seller_name: 'Lan',
    images: buildPhotos(1, id),
    created_at: moment,
    updated_at: moment,
    ...changes,
  });
};

/** Runs a listing's effects, as if its event had arrived. */
export const settle = ({ site }: Lost, listing: Stored<Published>) =>
  applyListingChange(site, listing.id, planListingChange(null, listing));

export const rowsOf = async ({ documents }: Lost) => {
  const parts = await documents.collection('catalogue').get();
  return parts.docs.flatMap((part) => Object.values<{ id: string; price: number }>(part.get('cards') ?? {}));
};

export const idsInFile = async ({ files }: Lost): Promise<string[]> => {
  const file = await files.read('catalogue/0.json');
  return file ? JSON.parse(String(file)).cards.map(({ id }: { id: string }) => id) : [];
};

export const page = async ({ files, site }: Lost, slug: string) => {
  const stored = await files.read(pageFile(site.build(), 'vi', paths.listing(slug)));
  return stored && String(stored);
};

export const toTimestamps = (fields: object) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      /_(at|until)$/.test(name) && typeof value === 'number' ? Timestamp.fromMillis(value) : value,
    ]),
  );
