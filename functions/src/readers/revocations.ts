import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { Standing } from '../../../src/domain/accounts/standing.ts';
import { day } from '../../../src/domain/time/time.ts';
import type { Confirmed } from './findPerson.ts';
import { findBar, type Marks } from './suspendedIdentities.ts';

/*
 * revocations/{user} { valid_after, expires_at }
 * Sign-ins before that second are invalid. An ID token is valid for an hour whatever happens to its account,
 * so firestore.rules and every call read this.
 */
const reference = (documents: Firestore, userId: string): DocumentReference =>
  documents.collection('revocations').doc(userId);

/** Needs only to outlive the tokens. */
export const revocationLifetime = 7 * day;

type Writer = { set(reference: DocumentReference, data: Record<string, unknown>): unknown };

/** Ends all sign-ins up to `now` (milliseconds), within a batch or transaction. */
export const revoke = (writer: Writer, documents: Firestore, userId: string, now: number): void => {
  writer.set(reference(documents, userId), {
    valid_after: Math.floor(now / 1_000) + 1,
    expires_at: new Date(now + revocationLifetime),
  });
};

/** Ends all sign-ins up to `now` (milliseconds). */
export const endSignIns = async (documents: Firestore, userId: string, now: number): Promise<void> => {
  const batch = documents.batch();
  revoke(batch, documents, userId, now);
  await batch.commit();
};

/** Ends all sign-ins before one (seconds since 1970, like tokens), which continues. */
export const revokeOthers = async (
  documents: Firestore,
  userId: string,
  signedInAt: number,
  now: number,
): Promise<void> => {
  const place = reference(documents, userId);
  await documents.runTransaction(async (transaction) => {
    const before = Number((await transaction.get(place)).get('valid_after') ?? 0);
    // An ended session cannot revive itself by ending others.
    if (signedInAt < before) return;
    transaction.set(place, { valid_after: signedInAt, expires_at: new Date(now + revocationLifetime) });
  });
};

/** Sign-in of a person, with their confirmed address and number. */
export type SignIn = Confirmed & {
  userId: string;
  /** Seconds since 1970, like tokens. */
  signedInAt: number;
};

/** Reads the current standing of a sign-in: the stored part of a `Standing`. */
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

/** Returns whether a person is suspended or being erased. For uploads, which carry no token. */
export const isBarred = async (documents: Firestore, userId: string): Promise<boolean> => {
  const snapshots = await documents.getAll(
    documents.collection('suspensions').doc(userId),
    documents.collection('erasures').doc(userId),
  );
  return snapshots.some(({ exists }) => exists);
};
