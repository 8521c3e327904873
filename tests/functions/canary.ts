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

const inStorage = async (words: readonly string[]) => {
  const [files] = await bucket.getFiles();
  const seen = await Promise.all(
    files.map(async (file) => {
      if (words.some((word) => file.name.includes(word))) return [file.name];
      if (file.name.endsWith('.webp')) return [];
      // A page may be replaced while it is read.
      const [content] = await file.download({ validation: false }).catch(() => ['']);
      const text = content.toString();
      return words.some((word) => text.includes(word)) ? [file.name] : [];
    }),
  );
  return seen.flat();
};

/** Everywhere in Firestore (names, fields) and Storage (names, pages, catalogue) where one of the words stands. */
export const sightings = async (...words: string[]): Promise<Sighting[]> =>
  [...(await inFirestore(words)), ...(await inStorage(words))].toSorted();
