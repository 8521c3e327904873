import type { Firestore, Query } from 'firebase-admin/firestore';

const atOnce = 200;

export const deleteAll = async (documents: Firestore, query: Query): Promise<void> => {
  for (;;) {
    const page = await query.limit(atOnce).get();
    if (page.empty) return;
    const batch = documents.batch();
    for (const { ref } of page.docs) batch.delete(ref);
    await batch.commit();
  }
};
