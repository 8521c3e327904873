import { FieldPath, type Firestore, type Query } from 'firebase-admin/firestore';
import {
  addressedDocuments,
  documentsAbout,
  emailKinds,
  ownedCollections,
  personalCollections,
  prefixedDocuments,
} from './personalData.plan.ts';

const atOnce = 200;

/** Deletes what a query finds, a batch at a time, until it finds nothing. */
const deleteAll = async (documents: Firestore, query: Query): Promise<void> => {
  for (;;) {
    const found = await query.limit(atOnce).get();
    if (found.empty) return;
    const batch = documents.batch();
    for (const { ref } of found.docs) batch.delete(ref);
    await batch.commit();
  }
};

const deleteEmailsAbout = async (documents: Firestore, collection: string, found: Query): Promise<void> => {
  const kind = Object.entries(emailKinds).find(([owner]) => owner === collection)?.[1];
  if (kind === undefined) return;
  const { docs } = await found.get();
  await Promise.all(docs.map(({ id }) => documents.doc(`mail/${kind}_${id}`).delete()));
};

/** The emails first: without the documents they could not be found again. */
const deleteWithEmails = async (documents: Firestore, collection: string, found: Query): Promise<void> => {
  await deleteEmailsAbout(documents, collection, found);
  await deleteAll(documents, found);
};

/**
 * Deletes what lies about somebody in the collections that hold a document or more for each person.
 * @param email an address that this account has confirmed, by which documents without an id are theirs; else null
 */
export const eraseDocuments = async (
  documents: Firestore,
  userId: string,
  email: string | null,
): Promise<void> => {
  for (const name of ownedCollections)
    await deleteWithEmails(documents, name, documents.collection(name).where('user_id', '==', userId));
  for (const { collection, field } of documentsAbout)
    await deleteAll(documents, documents.collection(collection).where(field, '==', userId));
  for (const { collection, prefix } of prefixedDocuments(userId)) {
    const id = FieldPath.documentId();
    const named = documents.collection(collection).where(id, '>=', prefix).where(id, '<', `${prefix}\uf8ff`);
    await deleteAll(documents, named);
  }
  for (const name of personalCollections) await documents.collection(name).doc(userId).delete();
  if (email === null) return;
  for (const { collection, field, kinds } of addressedDocuments) {
    const addressed = documents.collection(collection).where(field, '==', email);
    const theirs = kinds === null ? addressed : addressed.where('kind', 'in', kinds);
    await deleteWithEmails(documents, collection, theirs);
  }
};
