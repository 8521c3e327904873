import { type Firestore, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { messageDays } from '../../../src/domain/support/contactMessage.ts';
import { takedownDays } from '../../../src/domain/support/takedown.ts';
import { day } from '../../../src/domain/time/time.ts';

const atOnce = 200;

/** Deletes old messages of visitors. Takedown requests are kept longer. */
export const forgetMessages = async (documents: Firestore, now: number): Promise<number> => {
  const old = documents
    .collection('contact_messages')
    .where('created_at', '<', Timestamp.fromMillis(now - messageDays * day))
    .orderBy('created_at')
    .limit(atOnce);
  let deleted = 0;
  let last: QueryDocumentSnapshot | undefined;
  do {
    const { docs } = await (last ? old.startAfter(last) : old).get();
    const over = docs.filter(
      (message) =>
        message.get('takedown') === undefined ||
        message.get('created_at').toMillis() < now - takedownDays * day,
    );
    const batch = documents.batch();
    for (const { ref } of over) batch.delete(ref);
    await batch.commit();
    deleted += over.length;
    last = docs.length === atOnce ? docs.at(-1) : undefined;
  } while (last);
  return deleted;
};
