import type { Firestore } from 'firebase-admin/firestore';
import { notifyWaiting } from '../alerts/findWaiting.ts';
import { type PostSettings, postListing } from '../facebook/postListing.ts';
import { copyShop } from '../shops/copyShop.ts';

/**
 * Matches a new bike with alerts and posts it on Facebook, once each. Adds its shop to the listing first,
 * since alerts may require a shop.
 */
export const announceListing = async (
  documents: Firestore,
  id: string,
  settings: PostSettings,
  now: number,
): Promise<void> => {
  await copyShop(documents, id);
  const results = await Promise.allSettled([
    notifyWaiting(documents, id, now),
    postListing(documents, id, settings, now),
  ]);
  const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  if (failures.length > 0) throw new AggregateError(failures, `listing ${id} was not announced`);
};
