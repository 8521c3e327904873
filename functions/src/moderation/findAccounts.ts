import type { UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { phonesIn } from '../../../src/domain/contacts/phonesIn.ts';
import { wordsOf } from '../../../src/domain/text/words.ts';
import { accounts } from '../readers/accounts.ts';

/** Limit of profiles searched by name (decision 102). */
const maxProfiles = 20_000;
const maxAccounts = 20;

/** Returns the phone number in a search; undefined if the search has letters, as ids do. */
const phoneOf = (word: string): string | undefined =>
  /^[+\d\s.()-]+$/.test(word) ? phonesIn(word)[0] : undefined;

const unknownCodes = new Set(['auth/user-not-found', 'auth/invalid-email', 'auth/invalid-uid']);

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

/** Returns ids of profiles whose names contain words with these beginnings. Ignores accents and case. */
const idsOfName = async (documents: Firestore, name: string): Promise<string[]> => {
  const wanted = wordsOf(name);
  if (wanted.length === 0 || wanted.join('').length < 2) return [];
  const { docs } = await documents.collection('profiles').select('full_name').limit(maxProfiles).get();
  return docs
    .filter((profile) => {
      const words = wordsOf(String(profile.get('full_name') ?? ''));
      return wanted.every((word) => words.some((one) => one.startsWith(word)));
    })
    .slice(0, maxAccounts)
    .map(({ id }) => id);
};

/** Finds accounts by address, number or id, else by name. */
export const findAccounts = async (documents: Firestore, word: string): Promise<UserRecord[]> => {
  const exact = await findAccount(word);
  if (exact) return [exact];
  if (word.includes('@') || phoneOf(word) !== undefined) return [];
  const matches = await Promise.all((await idsOfName(documents, word)).map(findAccount));
  return matches.filter((account) => account !== null);
};
