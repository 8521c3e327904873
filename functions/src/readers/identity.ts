import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { Identity } from '../../../src/domain/accounts/identity.schema.ts';
import { type IdentityLevel, meetsNeed } from '../../../src/domain/accounts/identity.ts';
import { settings } from '../../../src/settings.ts';
import type { Accounts } from './findPerson.ts';
import { authAccounts } from './findPerson.ts';

export const identityPlace = (documents: Firestore, userId: string): DocumentReference =>
  documents.collection('identities').doc(userId);

export const identityIn = (snapshot: DocumentSnapshot): Identity | null =>
  Identity.safeParse(snapshot.data()).data ?? null;

/** Records whether an account has a confirmed phone number. Never replaces a higher identity level. */
export const recordPhone = (
  documents: Firestore,
  userId: string,
  hasPhone: boolean,
  now: number,
): Promise<void> =>
  documents.runTransaction(async (transaction) => {
    const place = identityPlace(documents, userId);
    const stored = identityIn(await transaction.get(place));
    if (hasPhone && stored === null)
      transaction.set(place, { level: 'phone', operator_id: null, checked_at: Timestamp.fromMillis(now) });
    if (!hasPhone && stored?.level === 'phone') transaction.delete(place);
  });

type Needs = { documents: Firestore; accounts?: Accounts; need?: IdentityLevel };

/** Repeats the condition of local/rules/publishingRules.ts for functions. */
export const mayPublish = async (
  transaction: Transaction,
  userId: string,
  { documents, accounts = authAccounts, need = settings.publishingNeeds }: Needs,
): Promise<boolean> => {
  if (need === 'none') return true;
  if (need === 'phone' && (await accounts(userId))?.phone) return true;
  const identity = identityIn(await transaction.get(identityPlace(documents, userId)));
  return identity !== null && identity.level !== 'phone' && meetsNeed(identity.level, need);
};
