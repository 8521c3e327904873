import type { Firestore, Query } from 'firebase-admin/firestore';
import { deleteAll } from '../platform/deleteAll.ts';
import { findPersonalData } from './findPersonalData.ts';
import { emailKinds, personalData } from './personalData.plan.ts';

const deleteEmailsAbout = async (documents: Firestore, collection: string, query: Query): Promise<void> => {
  const kind = Object.entries(emailKinds).find(([owner]) => owner === collection)?.[1];
  if (kind === undefined) return;
  const { docs } = await query.get();
  await Promise.all(docs.map(({ id }) => documents.doc(`mail/${kind}_${id}`).delete()));
};

/** Deletes queued emails about the documents first: these are found by the documents' ids. */
const deleteWithEmails = async (documents: Firestore, collection: string, query: Query): Promise<void> => {
  await deleteEmailsAbout(documents, collection, query);
  await deleteAll(documents, query);
};

/**
 * Deletes a person's documents in every collection of `personalData`.
 * @param email null if unconfirmed
 */
export const eraseDocuments = async (
  documents: Firestore,
  userId: string,
  email: string | null,
): Promise<void> => {
  for (const row of personalData) {
    const query = findPersonalData(documents, row, { userId, email });
    if (query) await deleteWithEmails(documents, row.collection, query);
  }
};
