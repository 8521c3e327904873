import { doc, type WriteBatch } from 'firebase/firestore';
import type { Counted } from '../../src/domain/listings/quota.ts';
import { buildPhotos } from '../fixtures/buildPhoto.ts';
import { now } from './documents.ts';
import type { Documents, Rulebook, Store } from './rulebook.ts';

/** The count that goes with the first thing in a window of time. */
export const first = (what: string) => ({ used: 1, since: now(), last: now(), what });

/** Adds to a batch the count that lets one thing through. */
export const count = (
  batch: WriteBatch,
  store: Store,
  uid: string,
  action: Counted,
  what: string,
): WriteBatch => batch.set(doc(store, `limits/${uid}_${action}`), first(what));

/** The photos that were accepted for some listings, as functions write them down. */
export const acceptedFor = (listingIds: readonly string[], user_id = 'seller'): Documents =>
  Object.fromEntries(
    listingIds.map((id) => [
      `listing_photos/${id}`,
      { user_id, addresses: buildPhotos(10, id).map(({ image_url }) => image_url) },
    ]),
  );

/** The count that follows the one that is stored. */
export const next = async (book: Rulebook, uid: string, action: Counted, what: string) => {
  const known = await book.read(`limits/${uid}_${action}`);
  return known ? { used: known.used + 1, since: known.since, last: now(), what } : first(what);
};
