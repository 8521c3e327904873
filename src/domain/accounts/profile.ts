import { hasVisibleText } from '../text/hasVisibleText.ts';
import { hiddenCharacters } from '../text/hiddenCharacters.ts';
import { addressInName } from '../text/webAddress.ts';
import { soundsOfficial } from './soundsOfficial.ts';

export const defaultName = 'User';
export const unknownName = 'Unknown';
/** Stands in conversations where the id of somebody was who has left. */
export const nobody = 'nobody';
export const anonymousSeller = 'Anonymous Seller';

/** A person's name as the rules accept it: so many characters in one line, no digits of any script. */
export const nameLength = { least: 2, most: 80 } as const;
const namePattern = /^[^\p{N}\p{Cc}\u2028\u2029]*$/u;

/** What can be wrong with a name; each has its words in i18n/texts/account.ts. */
export type NameProblem = 'digits' | 'hidden' | 'address' | 'official' | 'short' | 'long';

/**
 * What keeps a text from being a person's name, the worst first. A name stands in emails and beside messages, where
 * strangers trust it: so it holds no link, and is nobody else's than a person's.
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
 * A name that came with an account, made acceptable where leaving out digits and blanks is enough; else null.
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

/** A name as others may read it: one that was stored before names were looked at as they are now is not passed on. */
export const knownName = (name: string | undefined): string =>
  name !== undefined && nameProblem(name) === null ? name : unknownName;
