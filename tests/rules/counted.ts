import { doc, type WriteBatch, writeBatch } from 'firebase/firestore';
import type { Counted } from '../../src/domain/listings/quota.ts';
import { buildPhotos } from '../fixtures/buildPhoto.ts';
import { now } from './documents.ts';
import type { Documents, Rulebook, Standing, Store } from './rulebook.ts';

export const first = (what: string) => ({ used: 1, since: now(), last: now(), what });

/** Adds the quota counter that the rules require with a write to `path`. */
export const count = (
  batch: WriteBatch,
  store: Store,
  uid: string,
  action: Counted,
  path: string,
): WriteBatch => batch.set(doc(store, `limits/${uid}_${action}`), first(path));

/**
 * Adds the update of the listing that the rules require whenever its phone numbers or its Facebook setting
 * change.
 */
export const touch = (batch: WriteBatch, store: Store, uid: string, path: string): WriteBatch =>
  count(batch.update(doc(store, path), { updated_at: now(), revision: 1 }), store, uid, 'edit', path);

export const acceptedFor = (listingIds: readonly string[], user_id = 'seller'): Documents =>
  Object.fromEntries(
    listingIds.map((id) => [
      `listing_photos/${id}`,
      { user_id, addresses: buildPhotos(10, id).map(({ image_url }) => image_url) },
    ]),
  );

/** Returns the quota counter that a write must store next: one more than the stored count. */
export const next = async (book: Rulebook, uid: string, action: Counted, path: string) => {
  const stored = await book.read(`limits/${uid}_${action}`);
  return stored ? { used: stored.used + 1, since: stored.since, last: now(), what: path } : first(path);
};

/** Returns the next revision of a stored document; none for deleting or restoring a listing. */
export const revised = async (book: Rulebook, path: string, changes: object): Promise<object> =>
  'deleted_at' in changes ? {} : { revision: ((await book.read(path))?.revision ?? 0) + 1 };

/** Changes a listing as the site does: with the required revision and count. */
export const edit = async (
  book: Rulebook,
  path: string,
  changes: object,
  { uid = 'seller', standing = 'confirmed' }: { uid?: string; standing?: Standing } = {},
): Promise<void> => {
  const store = book.as(uid, standing);
  return writeBatch(store)
    .update(doc(store, path), { ...(await revised(book, path, changes)), ...changes })
    .set(doc(store, `limits/${uid}_edit`), await next(book, uid, 'edit', path))
    .commit();
};
