import type { Firestore, Query } from 'firebase-admin/firestore';
import { AuditEntry } from '../../../src/domain/admin/admin.schema.ts';
import { type AdminPerson, listingStatuses } from '../../../src/domain/admin/adminAnswers.schema.ts';
import { understood } from './pageOf.ts';

/** Firestore's maximum for an `in` query. */
const maxValues = 30;
const decisionsRead = 200;
const decisionsShown = 20;

type History = Pick<
  AdminPerson,
  'reports_against' | 'reports_made' | 'conversations' | 'listing_counts' | 'reviews' | 'decisions'
>;

const count = async (query: Query) => (await query.count().get()).data().count;

const countListings = async (
  documents: Firestore,
  userId: string,
): Promise<AdminPerson['listing_counts']> => {
  const listings = documents
    .collection('motorcycles')
    .where('deleted_at', '==', null)
    .where('user_id', '==', userId);
  const counts = listingStatuses.map(
    async (status) => [status, await count(listings.where('status', '==', status))] as const,
  );
  return Object.fromEntries(await Promise.all(counts)) as AdminPerson['listing_counts'];
};

const decisionsAbout = async (documents: Firestore, targets: readonly string[]) => {
  const { docs } = await documents
    .collection('audit')
    .where('target', 'in', targets.slice(0, maxValues))
    .limit(decisionsRead)
    .get();
  return docs
    .flatMap((snapshot) => {
      const entry = understood(AuditEntry, snapshot);
      if (!entry) return [];
      const { act, decision, acted_at } = entry;
      return [{ id: snapshot.id, act, decision, acted_at }];
    })
    .toSorted((a, b) => b.acted_at - a.acted_at)
    .slice(0, decisionsShown);
};

export const historyOf = async (
  documents: Firestore,
  userId: string,
  listingIds: readonly string[],
): Promise<History> => {
  const reports = documents.collection('reports');
  const conversations = documents.collection('conversation_reports');
  const ofListings = listingIds.slice(0, maxValues);
  const threads = documents.collection('inquiries');
  const [listings, talks, made, madeOfTalks, bought, sold, listing_counts, reviews, decisions] =
    await Promise.all([
      ofListings.length === 0 ? 0 : count(reports.where('motorcycle_id', 'in', ofListings)),
      count(conversations.where('reported_id', '==', userId)),
      count(reports.where('user_id', '==', userId)),
      count(conversations.where('user_id', '==', userId)),
      count(threads.where('buyer_id', '==', userId)),
      count(threads.where('seller_id', '==', userId)),
      countListings(documents, userId),
      count(documents.collection('reviews').where('subject_id', '==', userId)),
      decisionsAbout(documents, [`accounts/${userId}`, ...ofListings.map((id) => `motorcycles/${id}`)]),
    ]);
  return {
    reports_against: listings + talks,
    reports_made: made + madeOfTalks,
    conversations: bought + sold,
    listing_counts,
    reviews,
    decisions,
  };
};
