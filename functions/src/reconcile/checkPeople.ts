import type { DocumentSnapshot, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { Profile } from '../../../src/domain/accounts/profile.schema.ts';
import { hasPage } from '../../../src/domain/listings/listing.ts';
import { applySuspension } from '../flows/applySuspension.ts';
import { renameSeller } from '../listings/copySellerName.ts';
import { readListing } from '../readers/readListing.ts';
import { checkListing } from './checkListing.ts';
import { checkNews } from './checkNews.ts';
import type { Run } from './run.ts';

const listingsOf = async ({ needs }: Run, userId: string): Promise<QueryDocumentSnapshot[]> =>
  (await needs.site.documents.collection('motorcycles').where('user_id', '==', userId).get()).docs;

/** Copies a person's current name to listings that still have an older one. */
export const checkProfile = async (run: Run, snapshot: DocumentSnapshot): Promise<void> => {
  const profile = Profile.safeParse(snapshot.data());
  if (!profile.success) return;
  const isStale = (listing: QueryDocumentSnapshot) => listing.get('seller_name') !== profile.data.full_name;
  if (!(await listingsOf(run, snapshot.id)).some(isStale)) return;
  const renamed = await renameSeller(run.needs.site.documents, snapshot.id);
  if (renamed > 0) run.count('names', renamed);
  for (const listing of await listingsOf(run, snapshot.id)) await checkListing(run, listing);
};

const checkJudged = async (run: Run, listing: DocumentSnapshot): Promise<void> => {
  await checkListing(run, listing);
  await checkNews(run, listing);
};

const checkAccount = async (run: Run, userId: string): Promise<void> => {
  const { site, setAccountOpen, applyToIdentities } = run.needs;
  const { exists: isSuspended } = await site.documents.collection('suspensions').doc(userId).get();
  const isWrong = (snapshot: QueryDocumentSnapshot) => {
    const listing = readListing(snapshot);
    if (!listing) return false;
    if (isSuspended) return hasPage(listing);
    return listing.status === 'hidden' && listing.hidden.cause === 'seller' && listing.deleted_at === null;
  };
  if ((await listingsOf(run, userId)).some(isWrong)) run.count('suspensions');
  // Always runs, because isWrong checks only listings, not the account and threads.
  await applySuspension(site.documents, userId, setAccountOpen, applyToIdentities);
  for (const listing of await listingsOf(run, userId)) await checkJudged(run, listing);
};

/** Hiding a listing does not set `updated_at`, so the check of recent changes misses it. */
export const checkAction = async (run: Run, entry: DocumentSnapshot): Promise<void> => {
  const [collection, id] = String(entry.get('target')).split('/');
  if (!id) return;
  if (collection === 'accounts') await checkAccount(run, id);
  if (collection !== 'motorcycles') return;
  const listing = await run.needs.site.documents.collection('motorcycles').doc(id).get();
  if (listing.exists) await checkJudged(run, listing);
};
