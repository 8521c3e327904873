import { FieldValue, type Firestore, type Query } from 'firebase-admin/firestore';

/** Closes a query's open threads. `by`: who closes them, if anybody. Safe to repeat. */
export const closeThreads = async (documents: Firestore, threads: Query, by?: string): Promise<number> => {
  const open = await threads.where('status', 'in', ['new', 'replied']).get();
  let closed = 0;
  for (const { ref } of open.docs)
    await documents.runTransaction(async (transaction) => {
      const status: unknown = (await transaction.get(ref)).get('status');
      if (status !== 'new' && status !== 'replied') return;
      closed += 1;
      transaction.update(ref, {
        status: 'closed',
        updated_at: FieldValue.serverTimestamp(),
        ...(by !== undefined && { closed_by: by }),
      });
    });
  return closed;
};
