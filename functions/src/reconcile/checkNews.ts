import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { announcedReference } from '../alerts/findWaiting.ts';
import { emailSold } from '../conversations/emailSold.ts';
import { deletePost } from '../facebook/deletePost.ts';
import { announceListing } from '../flows/announceListing.ts';
import { readListing } from '../readers/readListing.ts';
import { threadNeeds } from './checkConversations.ts';
import { missesNews, missesSale, missesWithdrawal } from './reconcile.plan.ts';
import type { Run } from './run.ts';

/**
 * Sends missing emails about a bike that came on sale or was sold; deletes the Facebook post of a bike
 * without a page.
 */
export const checkNews = async (run: Run, snapshot: DocumentSnapshot): Promise<void> => {
  const { needs, now } = run;
  const { documents } = needs.site;
  const { id } = snapshot;
  const listing = readListing(snapshot);
  const [announced, post] = await documents.getAll(
    announcedReference(documents, id),
    documents.collection('social_posts').doc(id),
  );
  if (missesWithdrawal(listing, post?.get('state'))) return deletePost(documents, id, needs.environment, now);
  const queued = missesSale(listing, now) ? await emailSold(id, threadNeeds(needs, now)) : 0;
  if (queued > 0) run.count('emails', queued);
  const isAnnounced = announced?.exists === true && post?.exists === true;
  if (!listing || !missesNews(listing, isAnnounced, now)) return;
  const seller = { userId: listing.user_id, listingId: id };
  if (!(await needs.checkSeller(documents, seller, needs.environment, now))) return;
  await announceListing(documents, id, needs.environment, now);
  run.count('news');
};
