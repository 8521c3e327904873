import type { Firestore } from 'firebase-admin/firestore';
import { notifyWaiting } from '../alerts/findWaiting.ts';
import { type PostSettings, postListing } from '../facebook/postListing.ts';
import { copyShop } from '../shops/copyShop.ts';

/**
 * Matches alerts with a new bike and posts it on Facebook, each once in its life. Alerts may ask for shops, so
 * the listing names its shop first.
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
