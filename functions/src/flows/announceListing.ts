import type { Firestore } from 'firebase-admin/firestore';
import { notifyWaiting } from '../alerts/findWaiting.ts';
import { type PostSettings, postListing } from '../facebook/postListing.ts';

/** Matches alerts with a new bike and posts it on Facebook, each once in its life. */
export const announceListing = async (
  documents: Firestore,
  id: string,
  settings: PostSettings,
  now: number,
): Promise<void> => {
  const results = await Promise.allSettled([
    notifyWaiting(documents, id, now),
    postListing(documents, id, settings, now),
  ]);
  const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  if (failures.length > 0) throw new AggregateError(failures, `listing ${id} was not announced`);
};
