import type { Firestore } from 'firebase-admin/firestore';
import { announceListing } from './announceListing.ts';
import { type PostSettings, postListing } from './postListing.ts';

/** A bike has come on sale: who waits for it is found, and the site's page on Facebook is told. Each once in its life. */
export const tellNews = async (
  documents: Firestore,
  id: string,
  settings: PostSettings,
  now: number,
): Promise<void> => {
  // The post must not wait for the alerts, nor they for it.
  const results = await Promise.allSettled([
    announceListing(documents, id, now),
    postListing(documents, id, settings, now),
  ]);
  const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  if (failures.length > 0) throw new AggregateError(failures, `listing ${id} was not announced`);
};
