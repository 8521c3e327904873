import type { Firestore } from 'firebase-admin/firestore';
import type { AdminSigns } from '../../../src/domain/admin/adminAnswers.schema.ts';
import { FraudSigns } from '../../../src/domain/moderation/signs.schema.ts';
import { type Page, pageOf, understood } from './pageOf.ts';
import { adminListing } from './readListings.ts';

/** Returns open fraud signals, the oldest first, with their current listings. */
export const readFraudSigns = async (
  documents: Firestore,
  { after }: { after: string | null },
): Promise<Page<AdminSigns>> => {
  const places = documents.collection('fraud_signs');
  const { docs, more } = await pageOf(
    places.where('status', '==', 'new').orderBy('created_at'),
    after === null ? null : await places.doc(after).get(),
  );
  const read = docs.flatMap((snapshot) => {
    const entry = understood(FraudSigns, snapshot);
    return entry ? [{ id: snapshot.id, ...entry }] : [];
  });
  const ids = [...new Set(read.map(({ motorcycle_id }) => motorcycle_id))];
  const bikes = ids.map((id) => documents.collection('motorcycles').doc(id));
  const snapshots = bikes.length === 0 ? [] : await documents.getAll(...bikes);
  const listings = new Map(snapshots.map((snapshot) => [snapshot.id, adminListing(snapshot)]));
  const items = read.map(({ id, motorcycle_id, ...place }) => {
    const { subject, user_id, signs, points, price, photos, message, created_at } = place;
    const listing = listings.get(motorcycle_id) ?? null;
    return { id, subject, user_id, signs, points, price, photos, message, created_at, listing };
  });
  return { items, more };
};
