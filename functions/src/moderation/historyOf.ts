import type { Firestore, Query } from 'firebase-admin/firestore';
import { type AdminPerson, AuditEntry } from '../../../src/domain/admin/admin.schema.ts';
import { understood } from './pageOf.ts';

/** Firestore's limit of values for an `in` query. */
const maxValues = 30;
const decisionsRead = 50;
const decisionsShown = 5;

type History = Pick<AdminPerson, 'reports_against' | 'reports_made' | 'reviews' | 'decisions'>;

const count = async (query: Query) => (await query.count().get()).data().count;

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

/** Returns reports, reviews and decisions about a person and their listings. */
export const historyOf = async (
  documents: Firestore,
  userId: string,
  listingIds: readonly string[],
): Promise<History> => {
  const reports = documents.collection('reports');
  const conversations = documents.collection('conversation_reports');
  const ofListings = listingIds.slice(0, maxValues);
  const [listings, talks, made, madeOfTalks, reviews, decisions] = await Promise.all([
    ofListings.length === 0 ? 0 : count(reports.where('motorcycle_id', 'in', ofListings)),
    count(conversations.where('reported_id', '==', userId)),
    count(reports.where('user_id', '==', userId)),
    count(conversations.where('user_id', '==', userId)),
    count(documents.collection('reviews').where('subject_id', '==', userId)),
    decisionsAbout(documents, [`accounts/${userId}`, ...ofListings.map((id) => `motorcycles/${id}`)]),
  ]);
  return {
    reports_against: listings + talks,
    reports_made: made + madeOfTalks,
    reviews,
    decisions,
  };
};
