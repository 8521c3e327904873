import type { Firestore } from 'firebase-admin/firestore';
import type { AdminReport } from '../../../src/domain/moderation/admin.schema.ts';
import { Report } from '../../../src/domain/moderation/report.schema.ts';
import { type Page, pageOf, understood } from './pageOf.ts';
import { adminListing } from './readListings.ts';

/** Reports that wait for an answer, the oldest first, each with its listing as it is now. */
export const readReports = async (
  documents: Firestore,
  { after }: { after: string | null },
): Promise<Page<AdminReport>> => {
  const reports = documents.collection('reports');
  const { docs, more } = await pageOf(
    reports.where('status', '==', 'new').orderBy('created_at'),
    after === null ? null : await reports.doc(after).get(),
  );
  const read = docs.flatMap((snapshot) => {
    const report = understood(Report, snapshot);
    return report ? [{ id: snapshot.id, ...report }] : [];
  });
  const ids = [...new Set(read.map((report) => report.motorcycle_id))];
  const places = ids.map((id) => documents.collection('motorcycles').doc(id));
  const found = places.length === 0 ? [] : await documents.getAll(...places);
  const listings = new Map(found.map((snapshot) => [snapshot.id, adminListing(snapshot)]));
  const items = read.map(({ id, reason, message, user_id, motorcycle_id, created_at }) => ({
    id,
    reason,
    message,
    reporter_id: user_id,
    created_at,
    listing_id: motorcycle_id,
    listing: listings.get(motorcycle_id) ?? null,
  }));
  return { items, more };
};
