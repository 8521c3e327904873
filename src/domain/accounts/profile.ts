import { hasVisibleText } from '../text/hasVisibleText.ts';
import { hiddenCharacters } from '../text/hiddenCharacters.ts';
import { addressInName } from '../text/webAddress.ts';
import { soundsOfficial } from './soundsOfficial.ts';

export const defaultName = 'User';
export const unknownName = 'Unknown';
/** Replaces the id of a deleted account in conversations. */
export const nobody = 'nobody';
export const anonymousSeller = 'Anonymous Seller';

/** firestore.rules repeat these limits. */
export const nameLength = { least: 2, most: 80 } as const;
const namePattern = /^[^\p{N}\p{Cc}\u2028\u2029]*$/u;

/** Texts: i18n/texts/account.ts. */
export type NameProblem = 'digits' | 'hidden' | 'address' | 'official' | 'short' | 'long';

/**
 * Returns the worst problem of a name. Strangers trust names, so links and imitations of authorities are
 * refused.
 * @example nameProblem('An 2') // => 'digits'
 * @example nameProblem('Vongxe Support') // => 'official'
 */
export const nameProblem = (name: string): NameProblem | null => {
  const text = name.trim();
  if (!namePattern.test(text)) return 'digits';
  if (hiddenCharacters.test(text)) return 'hidden';
  if (addressInName(text)) return 'address';
  if (text.length < nameLength.least || !hasVisibleText(text)) return 'short';
  if (text.length > nameLength.most) return 'long';
  return soundsOfficial(text) ? 'official' : null;
};

/**
 * Removes digits and extra blanks from an account's name; null if `nameProblem` still refuses the result.
 * @example cleanName('Lan  1990') // => 'Lan'
 */
export const cleanName = (name: string | null | undefined): string | null => {
  const text = (name ?? '')
    .replace(/\p{N}+/gu, '')
    .replace(/\s+/g, ' ')
    .slice(0, nameLength.most)
    .trim();
  return nameProblem(text) === null ? text : null;
};

/** Returns the name to show: `unknownName` if an older name fails today's checks. */
export const knownName = (name: string | undefined): string =>
  name !== undefined && nameProblem(name) === null ? name : unknownName;
