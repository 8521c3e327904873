/** What a text says of one thing; `sure` where nothing else could be meant. */
export type Reading<T> = { value: T; sure: boolean };

/** The place of the last of some words in a text in front of something; -1 where none is there. */
export const lastOf = (pattern: RegExp, text: string): number => {
  let last = -1;
  for (const found of text.matchAll(pattern)) last = found.index + found[0].length;
  return last;
};

/** Words, each a whole one, as a pattern. @example whole('gia, gia ban') */
export const whole = (names: string) =>
  new RegExp(`(?<![a-z0-9])(?:${names.split(', ').join('|')})(?![a-z0-9])`, 'g');
