import { type DocumentReference, type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { MessagePhoto } from '../../../src/domain/conversations/messagePhoto.schema.ts';
import { keptUnsent, privateSizes } from '../../../src/domain/conversations/messagePhotos.ts';
import { renditions } from '../../../src/domain/photos/photo.ts';
import { maxPhotoBytes } from '../../../src/domain/photos/photoLimits.ts';
import type { Site } from '../platform/site.ts';
import { consumeQuota } from '../quotas/consumeQuota.ts';
import { maySendPhotos } from '../quotas/maySendPhotos.ts';
import { isBarred } from '../readers/revocations.ts';
import { privatePath } from './photoPaths.plan.ts';
import { readPhoto } from './readPhoto.ts';

export const messagePhotos = (documents: Firestore) => documents.collection('message_photos');

type Upload = { path: string; bytes: number; userId: string; photoId: string };

/**
 * Reserves a photo's id.
 * @returns false if another account has reserved the id, or the photo was already processed
 */
const begin = (documents: Firestore, place: DocumentReference, userId: string, now: number) =>
  documents.runTransaction(async (transaction) => {
    const before = await transaction.get(place);
    if (before.exists) return before.get('user_id') === userId && before.get('state') === 'processing';
    transaction.create(place, {
      user_id: userId,
      state: 'processing',
      thread_id: null,
      created_at: Timestamp.fromMillis(now),
      delete_at: Timestamp.fromMillis(now + keptUnsent),
    });
    return true;
  });

const judge = async (
  site: Site,
  original: Buffer,
  { userId, photoId, bytes }: Upload,
  now: number,
): Promise<MessagePhoto['state']> => {
  if (bytes > maxPhotoBytes || original.byteLength > maxPhotoBytes) return 'size';
  if (!(await maySendPhotos(site.documents, userId, now))) return 'young';
  if (!(await consumeQuota(site.documents, { userId }, 'messagePhoto', now))) return 'limit';
  const photo = await readPhoto(original);
  if ('problem' in photo) return photo.problem;
  for (const size of privateSizes)
    await site.files.write(privatePath(userId, photoId, size), photo.renditions[size], renditions[size].type);
  return 'ready';
};

/** Processes the original of a photo for a message and deletes it. */
export const takePrivatePhoto = async (site: Site, upload: Upload, now: number): Promise<void> => {
  const { path, userId, photoId } = upload;
  const place = messagePhotos(site.documents).doc(photoId);
  const original = (await isBarred(site.documents, userId)) ? null : await site.files.read(path);
  if (original && (await begin(site.documents, place, userId, now)))
    await place.update({ state: await judge(site, original, upload, now) });
  await site.files.remove(path);
};
