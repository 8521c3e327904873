export const minPasswordLength = 6;

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u];

export type Strength = 'weak' | 'fair' | 'strong';

/** Matches a word followed by a number, the most usual kind of password. */
const isWordAndNumber = (password: string) => password.length < 14 && /^\p{L}+\d+\W?$/u.test(password);

/** Rates a password by length and variety. Only a hint. @example strengthOf('xe số màu đỏ 2019') // => 'strong' */
export const strengthOf = (password: string): Strength => {
  if (password.length < 8 || new Set(password).size < 4 || isWordAndNumber(password)) return 'weak';
  const points = password.length / 4 + kinds.filter((kind) => kind.test(password)).length;
  return points >= 6 ? 'strong' : 'fair';
};
