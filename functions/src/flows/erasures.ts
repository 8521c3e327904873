import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { Time } from '../../../src/domain/time/time.schema.ts';
import { hour } from '../../../src/domain/time/time.ts';
import type { Site } from '../platform/site.ts';
import { revoke } from '../readers/revocations.ts';
import { type CloseAccount, closeAccount, eraseUser, type Leaving } from './eraseUser.ts';

/**
 * erasures/{uid}: deleted after the second erasure, an hour after the request, when all tokens have expired.
 * The first erasure sets `email` to null.
 */
const Erasure = z.object({ email: z.nullable(z.string()), requested_at: Time });

const reference = (documents: Firestore, userId: string) => documents.collection('erasures').doc(userId);

/** Stores the request for erasure, so that it completes even if the caller disconnects. */
export const requestErasure = async (
  documents: Firestore,
  { userId, email }: Leaving,
  now: number,
): Promise<void> => {
  const batch = documents.batch();
  batch.set(reference(documents, userId), { email, requested_at: Timestamp.fromMillis(now) });
  revoke(batch, documents, userId, now);
  await batch.commit();
};

export const performErasure = async (
  site: Site,
  userId: string,
  close: CloseAccount = closeAccount,
): Promise<void> => {
  const request = reference(site.documents, userId);
  const parsed = Erasure.safeParse((await request.get()).data());
  if (!parsed.success) return;
  await eraseUser(site, { userId, email: parsed.data.email }, close);
  await request.update({ email: null });
};

/**
 * Repeats each erasure an hour after its request, to erase data written meanwhile. Then deletes the request.
 */
export const finishErasures = async (
  site: Site,
  now: number,
  close: CloseAccount = closeAccount,
): Promise<number> => {
  const due = await site.documents
    .collection('erasures')
    .where('requested_at', '<=', Timestamp.fromMillis(now - hour))
    .limit(100)
    .get();
  for (const { id, ref } of due.docs) {
    await performErasure(site, id, close);
    // All tokens of the account have expired by now.
    await site.documents.collection('revocations').doc(id).delete();
    await ref.delete();
  }
  return due.size;
};
