import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { Standing } from '../../../src/domain/accounts/standing.ts';
import { day } from '../../../src/domain/time/time.ts';
import type { Confirmed } from './findPerson.ts';
import { findBar, type Marks } from './suspendedIdentities.ts';

/*
 * revocations/{user}   { valid_after, expires_at }: no sign-in from before that second counts. An ID token works for an
 * hour, whatever becomes of its account; firestore.rules and every call ask here.
 */
const reference = (documents: Firestore, userId: string): DocumentReference =>
  documents.collection('revocations').doc(userId);

/** Only has to outlive the tokens that it is about. */
const kept = 7 * day;

type Writer = { set(reference: DocumentReference, data: Record<string, unknown>): unknown };

/** Ends every sign-in up to a moment (milliseconds), with whatever else a batch or a transaction writes. */
export const revoke = (writer: Writer, documents: Firestore, userId: string, now: number): void => {
  writer.set(reference(documents, userId), {
    valid_after: Math.floor(now / 1_000) + 1,
    expires_at: new Date(now + kept),
  });
};

/** Ends every sign-in up to a moment (milliseconds). */
export const endSignIns = async (documents: Firestore, userId: string, now: number): Promise<void> => {
  const batch = documents.batch();
  revoke(batch, documents, userId, now);
  await batch.commit();
};

/** Ends every sign-in before one (seconds since 1970, as tokens count), which goes on. */
export const revokeOthers = async (
  documents: Firestore,
  userId: string,
  signedInAt: number,
  now: number,
): Promise<void> => {
  const place = reference(documents, userId);
  await documents.runTransaction(async (transaction) => {
    const before = Number((await transaction.get(place)).get('valid_after') ?? 0);
    // A session that was ended cannot begin anew by ending others.
    if (signedInAt < before) return;
    transaction.set(place, { valid_after: signedInAt, expires_at: new Date(now + kept) });
  });
};

/** Somebody's sign-in, with the address and number that they have confirmed. */
export type SignIn = Confirmed & {
  userId: string;
  /** Seconds since 1970, as tokens count. */
  signedInAt: number;
};

/** Reads what has become of a sign-in since: the stored half of a `Standing`. */
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

/** Is somebody suspended, or about to be erased? For what comes without a token: a file in Storage. */
export const isBarred = async (documents: Firestore, userId: string): Promise<boolean> => {
  const found = await documents.getAll(
    documents.collection('suspensions').doc(userId),
    documents.collection('erasures').doc(userId),
  );
  return found.some(({ exists }) => exists);
};
