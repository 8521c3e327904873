import type { UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { phonesIn } from '../../../src/domain/contacts/phonesIn.ts';
import { wordsOf } from '../../../src/domain/text/words.ts';
import { accounts } from '../readers/accounts.ts';

/** Profiles that are looked through for a name (decision 102). */
const profilesAtMost = 20_000;
const foundAtMost = 20;

/** A word of nothing but digits and the signs between them may be a number; an id has letters. */
const phoneOf = (word: string): string | undefined =>
  /^[+\d\s.()-]+$/.test(word) ? phonesIn(word)[0] : undefined;

const unknownCodes = new Set(['auth/user-not-found', 'auth/invalid-email', 'auth/invalid-uid']);

/** The account with this address, number or id; null where there is none, or the word can be none of these. */
export const findAccount = async (word: string): Promise<UserRecord | null> => {
  const auth = await accounts();
  const phone = phoneOf(word);
  try {
    if (phone !== undefined) return await auth.getUserByPhoneNumber(phone);
    return await (word.includes('@') ? auth.getUserByEmail(word) : auth.getUser(word));
  } catch (failure) {
    if (failure instanceof Error && 'code' in failure && unknownCodes.has(String(failure.code))) return null;
    throw failure;
  }
};

/** Ids of profiles whose name has all these words, or words that begin with them; accents and case do not count. */
const idsOfName = async (documents: Firestore, name: string): Promise<string[]> => {
  const wanted = wordsOf(name);
  if (wanted.length === 0 || wanted.join('').length < 2) return [];
  const { docs } = await documents.collection('profiles').select('full_name').limit(profilesAtMost).get();
  return docs
    .filter((profile) => {
      const words = wordsOf(String(profile.get('full_name') ?? ''));
      return wanted.every((word) => words.some((one) => one.startsWith(word)));
    })
    .slice(0, foundAtMost)
    .map(({ id }) => id);
};

/** Accounts by what somebody typed: an address, a number or an id, else a name. */
export const findAccounts = async (documents: Firestore, word: string): Promise<UserRecord[]> => {
  const exact = await findAccount(word);
  if (exact) return [exact];
  if (word.includes('@') || phoneOf(word) !== undefined) return [];
  const found = await Promise.all((await idsOfName(documents, word)).map(findAccount));
  return found.filter((account) => account !== null);
};
