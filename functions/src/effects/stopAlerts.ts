import type { Firestore } from 'firebase-admin/firestore';

/** Switches all alerts of somebody off; they stay, to be switched on again. @returns how many were on */
export const stopAlerts = async (documents: Firestore, userId: string): Promise<number> => {
  const found = await documents
    .collection('alerts')
    .where('user_id', '==', userId)
    .where('is_active', '==', true)
    .get();
  const batch = documents.batch();
  for (const { ref } of found.docs) batch.update(ref, { is_active: false });
  await batch.commit();
  return found.size;
};
