export type { Profile } from './schemas/profile.ts';

export const defaultName = 'User';
export const unknownName = 'Unknown';
/** Stands in conversations where the id of somebody was who has left. */
export const nobody = 'nobody';
export const anonymousSeller = 'Anonymous Seller';

/** A person's name as the rules accept it: so many characters in one line, no digits. */
export const nameLength = { least: 2, most: 80 } as const;
export const namePattern = /^[^\d\p{Cc}\u2028\u2029]*$/u;

/** What keeps a text from being a name, the worst first. @example nameProblem('An 2') // => 'digits' */
export const nameProblem = (name: string): 'digits' | 'short' | 'long' | null => {
  const { length } = name.trim();
  if (!namePattern.test(name.trim())) return 'digits';
  if (length < nameLength.least) return 'short';
  return length > nameLength.most ? 'long' : null;
};
