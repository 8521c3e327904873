import { FieldPath, type Firestore, type Query } from 'firebase-admin/firestore';
import {
  addressedDocuments,
  letterKinds,
  ownedCollections,
  personalCollections,
  prefixedDocuments,
} from '../plans/belongings.ts';

const atOnce = 200;

/** Deletes what a query finds, a batch at a time, until it finds nothing. @returns the ids */
const deleteAll = async (documents: Firestore, query: Query): Promise<string[]> => {
  const ids: string[] = [];
  for (;;) {
    const found = await query.limit(atOnce).get();
    if (found.empty) return ids;
    const batch = documents.batch();
    for (const { ref } of found.docs) batch.delete(ref);
    await batch.commit();
    ids.push(...found.docs.map(({ id }) => id));
  }
};

const lettersAbout = (collection: string, ids: readonly string[]) =>
  Object.entries(letterKinds)
    .filter(([owner]) => owner === collection)
    .flatMap(([, kind]) => ids.map((id) => `${kind}_${id}`));

/** Deletes what lies about somebody in the collections that hold a document or more for each person. */
export const eraseDocuments = async (
  documents: Firestore,
  userId: string,
  email: string | null,
): Promise<void> => {
  for (const name of ownedCollections) {
    const owned = documents.collection(name).where('user_id', '==', userId);
    const ids = (await owned.get()).docs.map(({ id }) => id);
    // The letters first: without the documents they could not be found again.
    await Promise.all(lettersAbout(name, ids).map((id) => documents.doc(`mail/${id}`).delete()));
    await deleteAll(documents, owned);
  }
  for (const { collection, prefix } of prefixedDocuments(userId)) {
    const id = FieldPath.documentId();
    const named = documents.collection(collection).where(id, '>=', prefix).where(id, '<', `${prefix}\uf8ff`);
    await deleteAll(documents, named);
  }
  for (const name of personalCollections) await documents.collection(name).doc(userId).delete();
  if (email === null) return;
  for (const { collection, field } of addressedDocuments)
    await deleteAll(documents, documents.collection(collection).where(field, '==', email));
};
