import { randomBytes } from 'node:crypto';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { cleanName } from '../../../src/domain/accounts/profile.ts';
import { roleOf } from '../../../src/domain/admin/roles.ts';
import { isNobody } from '../readers/accounts.ts';
import { zaloIn } from '../readers/zaloClaim.ts';

type ZaloAccounts = Pick<Auth, 'getUser' | 'createUser' | 'setCustomUserClaims'>;
type Needs = { documents: Firestore; accounts: ZaloAccounts; now: number };
type SignToken = (userId: string) => Promise<string>;

/* zalo_accounts/{hash} { user_id, linked_at }: the account that a Zalo user signs in to. */
const reference = (documents: Firestore, hash: string) => documents.collection('zalo_accounts').doc(hash);

const find = async (accounts: ZaloAccounts, userId: string): Promise<UserRecord | null> =>
  accounts.getUser(userId).catch((failure: unknown) => {
    if (isNobody(failure)) return null;
    throw failure;
  });

/** Returns the linked account's id. Null if there is none, or while it is being erased. */
const idIn = async (transaction: Transaction, { documents }: Needs, hash: string): Promise<string | null> => {
  const userId: unknown = (await transaction.get(reference(documents, hash))).get('user_id');
  if (typeof userId !== 'string') return null;
  const erasure = await transaction.get(documents.collection('erasures').doc(userId));
  return erasure.exists ? null : userId;
};

/** Reserves the same account id for two simultaneous tabs. The id is random, since listings reveal it. */
const reserve = (needs: Needs, hash: string): Promise<string> =>
  needs.documents.runTransaction(async (transaction) => {
    const linkedId = await idIn(transaction, needs, hash);
    if (linkedId !== null) return linkedId;
    const userId = randomBytes(21).toString('base64url').replace(/[-_]/g, 'x');
    const linked_at = Timestamp.fromMillis(needs.now);
    transaction.set(reference(needs.documents, hash), { user_id: userId, linked_at });
    return userId;
  });

const isTaken = (failure: unknown) =>
  failure instanceof Error && 'code' in failure && failure.code === 'auth/uid-already-exists';

/** Creates the account, unless another tab has just done so. */
const create = async ({ accounts }: Needs, uid: string, displayName: string | null): Promise<UserRecord> => {
  try {
    return await accounts.createUser({ uid, ...(displayName && { displayName }) });
  } catch (failure) {
    if (!isTaken(failure)) throw failure;
    return accounts.getUser(uid);
  }
};

const addClaim = async ({ accounts }: Needs, { uid, customClaims }: UserRecord, hash: string) => {
  if (zaloIn(customClaims) !== hash) await accounts.setCustomUserClaims(uid, { ...customClaims, zalo: hash });
};

/**
 * Returns whether Zalo alone must not sign in to an account: it has a role, or a second factor that custom
 * tokens skip.
 */
const needsMore = ({ customClaims, multiFactor }: UserRecord): boolean =>
  roleOf(customClaims) !== null || Boolean(multiFactor?.enrolledFactors.length);

type ZaloSignIn = { token: string; isNew: boolean; isNamed: boolean } | 'disabled' | 'otherWay' | 'another';

/**
 * Signs in a Zalo user, and creates a missing account.
 * @param expected id of the only account that may be signed in to
 */
export const signInByZalo = async (
  needs: Needs & { sign: SignToken },
  { hash, name }: { hash: string; name: () => Promise<string | null> },
  expected: string | null = null,
): Promise<ZaloSignIn> => {
  if (expected !== null) {
    const linkedId = await needs.documents.runTransaction((transaction) => idIn(transaction, needs, hash));
    if (linkedId !== expected) return 'another';
  }
  const userId = await reserve(needs, hash);
  const before = await find(needs.accounts, userId);
  const account = before ?? (await create(needs, userId, cleanName(await name())));
  if (account.disabled) return 'disabled';
  if (needsMore(account)) return 'otherWay';
  await addClaim(needs, account, hash);
  const token = await needs.sign(userId);
  return { token, isNew: before === null, isNamed: Boolean(account.displayName) };
};

export const linkZalo = async (
  needs: Needs,
  hash: string,
  userId: string,
): Promise<'done' | 'another' | 'otherWay'> => {
  const account = await needs.accounts.getUser(userId);
  if (needsMore(account)) return 'otherWay';
  const own = zaloIn(account.customClaims);
  if (own !== null && own !== hash) return 'another';
  const isLinked = await needs.documents.runTransaction(async (transaction) => {
    const linkedId = await idIn(transaction, needs, hash);
    if (linkedId === null)
      transaction.set(reference(needs.documents, hash), {
        user_id: userId,
        linked_at: Timestamp.fromMillis(needs.now),
      });
    return linkedId === null || linkedId === userId;
  });
  if (!isLinked) return 'another';
  await addClaim(needs, account, hash);
  return 'done';
};

const hasOtherWay = ({ providerData, emailVerified, phoneNumber }: UserRecord): boolean =>
  providerData.length > 0 && (emailVerified || Boolean(phoneNumber));

export const forgetZalo = async (
  documents: Firestore,
  accounts: Pick<Auth, 'setCustomUserClaims'>,
  { uid, customClaims }: Pick<UserRecord, 'uid' | 'customClaims'>,
): Promise<void> => {
  const hash = zaloIn(customClaims);
  if (hash === null) return;
  await documents.runTransaction(async (transaction) => {
    const link = await transaction.get(reference(documents, hash));
    if (link.get('user_id') === uid) transaction.delete(link.ref);
  });
  const { zalo: _, ...others } = customClaims ?? {};
  await accounts.setCustomUserClaims(uid, others);
};

/** @returns false if Zalo is the only way to sign in */
export const unlinkZalo = async (
  { documents, accounts }: Omit<Needs, 'now'>,
  userId: string,
): Promise<boolean> => {
  const account = await accounts.getUser(userId);
  if (!hasOtherWay(account)) return false;
  await forgetZalo(documents, accounts, account);
  return true;
};
