import { type DocumentSnapshot, type Firestore, type Query, Timestamp } from 'firebase-admin/firestore';
import { Alert as AlertSchema } from '../../../src/domain/alerts/alert.schema.ts';
import { matches } from '../../../src/domain/alerts/alert.ts';
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

/** Returns queries for alerts that want this make or any, in this location or any. */
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

async function* documentsIn(query: Query, pageSize: number): AsyncGenerator<DocumentSnapshot> {
  for (let last: string | null = null; ; ) {
    const page = await (last === null ? query : query.startAfter(last)).limit(pageSize).get();
    yield* page.docs;
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
    for await (const snapshot of documentsIn(bucket, pageSize)) {
      const alert = AlertSchema.safeParse(snapshot.data());
      if (alert.success && matches(alert.data, bike)) people.add(alert.data.user_id);
    }
  };
  await Promise.all(buckets(documents, bike).map(look));
  return people;
};

/** Returns a seller's followers, including blocked ones: blocks are checked before each email. */
export const followersOf = async (
  documents: Firestore,
  seller: string,
  pageSize = usualPage,
): Promise<string[]> => {
  const follows = documents.collection('follows').where('seller_id', '==', seller).orderBy('__name__');
  const people: string[] = [];
  for await (const follow of documentsIn(follows, pageSize))
    if (follow.get('is_active') === true && follow.get('user_id') !== seller)
      people.push(String(follow.get('user_id')));
  return people;
};

/** Returns everybody who waits for a bike: by an alert, or by following its seller. */
export const everybodyFor = async (documents: Firestore, bike: Published): Promise<Set<string>> => {
  const people = await Promise.all([whoWaitsFor(documents, bike), followersOf(documents, bike.user_id)]);
  return new Set(people.flatMap((some) => [...some]));
};

/**
 * Writes matches for alerts and followers when a listing first comes on sale. Does nothing while the title
 * contains a web address.
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
  const people = await everybodyFor(documents, bike);
  await writeMatches(documents, { id }, people, now);
  await marker.set({ at: Timestamp.fromMillis(now) });
  return people.size;
};

export const keepSilent = async (documents: Firestore, id: string, now: number): Promise<void> => {
  await announcedReference(documents, id).set({ at: Timestamp.fromMillis(now) });
};
