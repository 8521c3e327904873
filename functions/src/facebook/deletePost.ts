import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import * as z from 'zod/mini';
import { hasPage } from '../../../src/domain/listings/listing.ts';
import { readListing } from '../readers/readListing.ts';
import { graph, type PostSettings, timeoutMs } from './postListing.ts';

const Posted = z.object({ state: z.literal('posted'), post_id: z.string() });

/**
 * Deletes a listing's Facebook post once the listing has no page. If Facebook refuses, the post stays.
 * @throws if Facebook does not respond; the event is retried
 */
export const deletePost = async (
  documents: Firestore,
  id: string,
  { FACEBOOK_TOKEN, FACEBOOK_API }: PostSettings,
  now: number,
): Promise<void> => {
  const reference = documents.collection('social_posts').doc(id);
  const [post, listing] = await documents.getAll(reference, documents.collection('motorcycles').doc(id));
  const posted = Posted.safeParse(post?.data());
  const bike = readListing(listing);
  if (!posted.success || !FACEBOOK_TOKEN || (bike && hasPage(bike))) return;
  const response = await fetch(`${FACEBOOK_API ?? graph}/${encodeURIComponent(posted.data.post_id)}`, {
    method: 'DELETE',
    headers: { Authorization: `Bearer ${FACEBOOK_TOKEN}` },
    signal: AbortSignal.timeout(timeoutMs),
    redirect: 'error',
  });
  if (!response.ok) logger.warn('a post stays on Facebook', { id, status: response.status });
  await reference.update({
    state: response.ok ? 'withdrawn' : 'stays',
    at: Timestamp.fromMillis(now),
    ...(!response.ok && { error: `status ${response.status}` }),
  });
};
