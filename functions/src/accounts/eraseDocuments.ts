import type { Firestore, Query } from 'firebase-admin/firestore';
import { findPersonalData } from './findPersonalData.ts';
import { emailKinds, personalData } from './personalData.plan.ts';

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
 * Deletes the documents of somebody in every collection of the table.
 * @param email an address that this account has confirmed, by which documents without an id are theirs; else null
 */
export const eraseDocuments = async (
  documents: Firestore,
  userId: string,
  email: string | null,
): Promise<void> => {
  for (const row of personalData) {
    const found = findPersonalData(documents, row, { userId, email });
    if (found) await deleteWithEmails(documents, row.collection, found);
  }
};
