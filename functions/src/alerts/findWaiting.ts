import { type Firestore, type Query, Timestamp } from 'firebase-admin/firestore';
import { Alert as AlertSchema } from '../../../src/domain/alerts/alert.schema.ts';
import { type Alert, matches } from '../../../src/domain/alerts/alert.ts';
import type { Published } from '../../../src/domain/listings/listing.schema.ts';
import { isForSale } from '../../../src/domain/listings/listing.ts';
import { namesMeaning } from '../../../src/domain/places/nearbyPlaces.ts';
import { filedPlace } from '../../../src/domain/places/placeNames.ts';
import { hasEmailableTitle } from '../listings/listingTitle.plan.ts';
import { readListing } from '../readers/readListing.ts';
import { writeMatches } from './writeMatches.ts';

/* announced/{listing}   { at }   exists once alerts have been matched with this listing */
export const announcedReference = (documents: Firestore, id: string) =>
  documents.collection('announced').doc(id);

const usualPage = 500;

/**
 * Returns four queries that cover every alert which could match: its make is the bike's or unset, and so is
 * its place.
 */
const buckets = (documents: Firestore, { make, location }: Published): Query[] =>
  [make, null].flatMap((wantedMake) =>
    [[...new Set([location, ...namesMeaning(filedPlace(location))])], null].map((places) =>
      documents
        .collection('alerts')
        .where('criteria.make', '==', wantedMake)
        .where('criteria.location', places ? 'in' : '==', places)
        .where('is_active', '==', true)
        .orderBy('__name__'),
    ),
  );

async function* alertsIn(bucket: Query, pageSize: number): AsyncGenerator<Alert> {
  for (let last: string | null = null; ; ) {
    const page = await (last === null ? bucket : bucket.startAfter(last)).limit(pageSize).get();
    for (const snapshot of page.docs) {
      const alert = AlertSchema.safeParse(snapshot.data());
      if (alert.success) yield alert.data;
    }
    const end = page.docs.at(-1);
    if (!end || page.size < pageSize) return;
    last = end.id;
  }
}

export const whoWaitsFor = async (
  documents: Firestore,
  bike: Published,
  pageSize = usualPage,
): Promise<Set<string>> => {
  const people = new Set<string>();
  const look = async (bucket: Query) => {
    for await (const alert of alertsIn(bucket, pageSize)) if (matches(alert, bike)) people.add(alert.user_id);
  };
  await Promise.all(buckets(documents, bike).map(look));
  return people;
};

/**
 * Writes alert matches when a listing first comes on sale. A title that contains a web address delays this
 * until it is corrected. Safe to repeat.
 * @returns the number of people; null if there was nothing to do
 */
export const notifyWaiting = async (
  documents: Firestore,
  id: string,
  now: number,
): Promise<number | null> => {
  const marker = announcedReference(documents, id);
  const [announced, snapshot] = await documents.getAll(marker, documents.collection('motorcycles').doc(id));
  const bike = readListing(snapshot);
  if (announced?.exists || !bike || !isForSale(bike) || !hasEmailableTitle(bike)) return null;
  const people = await whoWaitsFor(documents, bike);
  await writeMatches(documents, { id }, people, now);
  await marker.set({ at: Timestamp.fromMillis(now) });
  return people.size;
};

export const keepSilent = async (documents: Firestore, id: string, now: number): Promise<void> => {
  await announcedReference(documents, id).set({ at: Timestamp.fromMillis(now) });
};
