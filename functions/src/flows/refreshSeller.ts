import type { Firestore } from 'firebase-admin/firestore';
import { Seller } from '../../../src/domain/sellers/seller.schema.ts';
import { Time } from '../../../src/domain/time/time.schema.ts';
import { refreshListingPage } from '../pages/refreshListingPage.ts';
import { type Site, theSite } from '../platform/site.ts';
import { findAccount } from '../readers/accounts.ts';
import { reviewSums } from '../reviews/reviewsOf.ts';
import { bikesForSale } from '../sellers/bikesForSale.ts';
import { readSeller, sellerPlace } from '../sellers/readSeller.ts';
import { changesLine, planSeller, type Question, questionsCounted } from '../sellers/seller.plan.ts';

export type SellerAccount = {
  disabled: boolean;
  displayName?: string | undefined;
  emailVerified?: boolean | undefined;
  phoneNumber?: string | undefined;
  metadata: { creationTime: string };
};
export type SellerNeeds = {
  site: Site;
  accountOf: (userId: string) => Promise<SellerAccount | null>;
  now: number;
};

export const sellerNeeds = (): SellerNeeds => ({
  site: theSite(),
  accountOf: findAccount,
  now: Date.now(),
});

/** Returns the latest questions to a seller, with the time of each first reply. */
const readQuestions = async (documents: Firestore, userId: string): Promise<Question[]> => {
  const threads = await documents
    .collection('inquiries')
    .where('seller_id', '==', userId)
    .orderBy('created_at', 'desc')
    .limit(questionsCounted)
    .get();
  const questions = threads.docs.map(async (thread): Promise<Question[]> => {
    const askedAt = Time.safeParse(thread.get('created_at'));
    if (!askedAt.success) return [];
    const unanswered = { asked: askedAt.data, answered: null };
    if (thread.get('last_reply_id') === null) return [unanswered];
    const replies = thread.ref.collection('replies').where('sender_id', '==', userId);
    const first = (await replies.orderBy('created_at').limit(1).get()).docs[0];
    const answered = Time.safeParse(first?.get('created_at'));
    return [answered.success ? { asked: askedAt.data, answered: answered.data } : unanswered];
  });
  return (await Promise.all(questions)).flat();
};

const countSold = async (documents: Firestore, userId: string): Promise<number> => {
  const own = documents.collection('motorcycles').where('user_id', '==', userId);
  const sold = own.where('deleted_at', '==', null).where('status', '==', 'sold');
  return (await sold.count().get()).data().count;
};

const countDeals = async (documents: Firestore, userId: string): Promise<number> => {
  const own = documents.collection('inquiries').where('seller_id', '==', userId);
  return (await own.where('sold_at', '>', new Date(0)).count().get()).data().count;
};

const refreshPages = async (site: Site, userId: string): Promise<void> => {
  for (const { slug } of await bikesForSale(site.documents, userId)) await refreshListingPage(site, slug);
};

/**
 * Recomputes a seller's public facts, with at most 43 reads. If they changed, refreshes the seller's listing
 * pages.
 * @returns null after deleting the facts of a missing account
 */
export const refreshSeller = async (
  userId: string,
  { site, accountOf, now }: SellerNeeds = sellerNeeds(),
): Promise<Seller | null> => {
  const { documents } = site;
  const place = sellerPlace(documents, userId);
  const [account, earlier] = await Promise.all([accountOf(userId), readSeller(documents, userId)]);
  if (!account) {
    await place.delete();
    return null;
  }
  const [sold, deals, questions, reviews] = await Promise.all([
    countSold(documents, userId),
    countDeals(documents, userId),
    readQuestions(documents, userId),
    reviewSums(userId, documents),
  ]);
  const created = Date.parse(account.metadata.creationTime) || now;
  const confirmed = { hasEmail: account.emailVerified === true, hasPhone: Boolean(account.phoneNumber) };
  const counted = { created, ...confirmed, sold, deals, questions, reviews };
  const seller = Seller.parse(planSeller(earlier, counted, now));
  await place.set({
    ...seller,
    since: new Date(seller.since),
    updated_at: new Date(seller.updated_at),
  });
  if (changesLine(earlier, seller)) await refreshPages(site, userId);
  return seller;
};
