import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { privateSizes } from '../../../src/domain/conversations/messagePhotos.ts';
import { day } from '../../../src/domain/time/time.ts';
import { removeAll } from '../platform/removeAll.ts';
import type { Site } from '../platform/site.ts';
import { privatePath } from './photoPaths.plan.ts';
import { messagePhotos } from './takePrivatePhoto.ts';

const atOnce = 200;
const whileReported = 30 * day;

const isReported = async (documents: Firestore, thread: string | null) =>
  thread !== null &&
  !(await documents.collection('conversation_reports').where('thread_id', '==', thread).limit(1).get()).empty;

/** Deletes photos that are due, unless an open report of their conversation needs them. */
export const deletePrivatePhotos = async ({ documents, files }: Site, now: number): Promise<number> => {
  const due = messagePhotos(documents).where('delete_at', '<=', Timestamp.fromMillis(now)).limit(atOnce);
  for (let deleted = 0; ; ) {
    const { docs } = await due.get();
    for (const photo of docs) {
      if (await isReported(documents, photo.get('thread_id'))) {
        await photo.ref.update({ delete_at: Timestamp.fromMillis(now + whileReported) });
        continue;
      }
      const owner = String(photo.get('user_id'));
      await removeAll(
        files,
        privateSizes.map((size) => privatePath(owner, photo.id, size)),
      );
      await photo.ref.delete();
      deleted += 1;
    }
    if (docs.length < atOnce) return deleted;
  }
};
