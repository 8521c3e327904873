import type { CollectionReference } from 'firebase-admin/firestore';
import { bucket, documents } from './suite.ts';

/** A place in Firestore or Storage where one of the words stands. */
export type Sighting = string;

const inCollection = async (
  collection: CollectionReference,
  words: readonly string[],
): Promise<Sighting[]> => {
  // Documents that exist only through their subcollections count as well.
  const references = await collection.listDocuments();
  if (references.length === 0) return [];
  const snapshots = await documents.getAll(...references);
  const here = snapshots.flatMap((snapshot) => {
    const text = `${snapshot.ref.path} ${JSON.stringify(snapshot.data() ?? {})}`;
    return words.some((word) => text.includes(word)) ? [snapshot.ref.path] : [];
  });
  const below = await Promise.all(
    references.map(async (reference) =>
      Promise.all((await reference.listCollections()).map((inner) => inCollection(inner, words))),
    ),
  );
  return [...here, ...below.flat(2)];
};

const inFirestore = async (words: readonly string[]) => {
  const collections = await documents.listCollections();
  return (await Promise.all(collections.map((collection) => inCollection(collection, words)))).flat();
};

const atOnce = 8;

const inStorage = async (words: readonly string[]) => {
  const [files] = await bucket.getFiles();
  const seen: Sighting[] = [];
  const look = async (file: (typeof files)[number]) => {
    const isNamed = words.some((word) => file.name.includes(word));
    if (isNamed || file.name.endsWith('.webp')) return isNamed;
    // A page may be replaced while it is read.
    const [content] = await file.download({ validation: false }).catch(() => ['']);
    const text = content.toString();
    return words.some((word) => text.includes(word));
  };
  for (let first = 0; first < files.length; first += atOnce) {
    const some = files.slice(first, first + atOnce);
    const found = await Promise.all(some.map(look));
    seen.push(...some.filter((_, place) => found[place]).map(({ name }) => name));
  }
  return seen;
};

/** Everywhere in Firestore (names, fields) and Storage (names, pages, catalogue) where one of the words stands. */
export const sightings = async (...words: string[]): Promise<Sighting[]> =>
  [...(await inFirestore(words)), ...(await inStorage(words))].toSorted();
