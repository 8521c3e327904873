import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { Standing } from '../../../src/domain/accounts/standing.ts';
import { day } from '../../../src/domain/time/time.ts';
import type { Confirmed } from './findPerson.ts';
import { findBar, type Marks } from './suspendedIdentities.ts';

/*
 * revocations/{user} { valid_after, expires_at }
 * Sign-ins before `valid_after` are invalid. ID tokens stay valid for an hour, so firestore.rules and every
 * call read this.
 */
const reference = (documents: Firestore, userId: string): DocumentReference =>
  documents.collection('revocations').doc(userId);

/** Longer than any token's lifetime. */
export const revocationLifetime = 7 * day;

type Writer = { set(reference: DocumentReference, data: Record<string, unknown>): unknown };

/** Ends all sign-ins up to `now` (milliseconds). `writer`: a batch or transaction. */
export const revoke = (writer: Writer, documents: Firestore, userId: string, now: number): void => {
  writer.set(reference(documents, userId), {
    valid_after: Math.floor(now / 1_000) + 1,
    expires_at: new Date(now + revocationLifetime),
  });
};

export const endSignIns = async (documents: Firestore, userId: string, now: number): Promise<void> => {
  const batch = documents.batch();
  revoke(batch, documents, userId, now);
  await batch.commit();
};

/** Ends all sign-ins before the one at `signedInAt` (seconds since 1970, as in tokens). */
export const revokeOthers = async (
  documents: Firestore,
  userId: string,
  signedInAt: number,
  now: number,
): Promise<void> => {
  const place = reference(documents, userId);
  await documents.runTransaction(async (transaction) => {
    const before = Number((await transaction.get(place)).get('valid_after') ?? 0);
    // An ended session must not end others.
    if (signedInAt < before) return;
    transaction.set(place, { valid_after: signedInAt, expires_at: new Date(now + revocationLifetime) });
  });
};

export type SignIn = Confirmed & {
  userId: string;
  /** In seconds since 1970, as in tokens. */
  signedInAt: number;
};

export const readStanding = async (
  needs: Marks,
  { userId, signedInAt, ...confirmed }: SignIn,
): Promise<Pick<Standing, 'suspended' | 'ended'>> => {
  const { documents } = needs;
  const [[suspension, revocation], bar] = await Promise.all([
    documents.getAll(documents.collection('suspensions').doc(userId), reference(documents, userId)),
    findBar(needs, userId, confirmed),
  ]);
  return {
    suspended: suspension?.exists === true || bar !== null,
    ended: Number(revocation?.get('valid_after') ?? 0) > signedInAt,
  };
};

/** Returns whether a person is suspended or being erased. Used for uploads, which have no token. */
export const isBarred = async (documents: Firestore, userId: string): Promise<boolean> => {
  const snapshots = await documents.getAll(
    documents.collection('suspensions').doc(userId),
    documents.collection('erasures').doc(userId),
  );
  return snapshots.some(({ exists }) => exists);
};
