import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { Time } from '../../../src/domain/time/time.schema.ts';
import { hour } from '../../../src/domain/time/time.ts';
import type { Site } from '../platform/site.ts';
import { revoke } from '../readers/revocations.ts';
import { type CloseAccount, closeAccount, eraseUser, type Leaving } from './eraseUser.ts';

/**
 * What lies at erasures/{uid} from the request until an hour later, when no token of the account works any
 * more and it has been looked through once again. The address goes with the first success.
 */
const Erasure = z.object({ email: z.nullable(z.string()), requested_at: Time });

const reference = (documents: Firestore, userId: string) => documents.collection('erasures').doc(userId);

/** Writes down that somebody leaves. From here on it happens, whatever becomes of the one who asked. */
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

/** Erases somebody whose request lies there. */
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

/** Repeats every erasure that is an hour old, for what came in meanwhile, and then forgets it. */
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
    // No token of theirs works any more.
    await site.documents.collection('revocations').doc(id).delete();
    await ref.delete();
  }
  return due.size;
};
