import type { Firestore } from 'firebase-admin/firestore';
import { notifyWaiting } from '../alerts/findWaiting.ts';
import { type PostSettings, postListing } from '../facebook/postListing.ts';

/** A bike has come on sale: who waits for it is found, and the site's page on Facebook is told. Each once in its life. */
export const announceListing = async (
  documents: Firestore,
  id: string,
  settings: PostSettings,
  now: number,
): Promise<void> => {
  // The post must not wait for the alerts, nor they for it.
  const results = await Promise.allSettled([
    notifyWaiting(documents, id, now),
    postListing(documents, id, settings, now),
  ]);
  const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  if (failures.length > 0) throw new AggregateError(failures, `listing ${id} was not announced`);
};
