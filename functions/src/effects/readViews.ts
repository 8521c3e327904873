import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { ViewCount } from '../../../src/domain/viewCount.ts';

/** A listing of before has its first views in itself. */
const viewsIn = (snapshot: DocumentSnapshot): number => {
  const count = ViewCount.safeParse({ views_count: snapshot.get('views_count') });
  return count.success ? count.data.views_count : 0;
};

/** How many people have seen some listings, by their ids. */
export const readViews = async (
  documents: Firestore,
  listings: readonly DocumentSnapshot[],
): Promise<Map<string, number>> => {
  if (listings.length === 0) return new Map();
  const places = listings.map(({ id }) => documents.collection('view_counts').doc(id));
  const counts = await documents.getAll(...places);
  return new Map(
    listings.map((listing, place) => {
      const count = counts[place];
      return [listing.id, viewsIn(listing) + (count ? viewsIn(count) : 0)];
    }),
  );
};
