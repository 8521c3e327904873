/*
 * The print of a photo: what it looks like, in 64 bits, of which a copy changes few. Sixteen hexadecimal digits.
 */

const bitsIn = 64;
const bitsInKey = 16;
/** So many bits may differ: other photos of such bikes differ in ten and more (decision 63). */
export const mostDifferent = 8;

const bitsOf = (print: string): string =>
  [...print].map((digit) => Number.parseInt(digit, 16).toString(2).padStart(4, '0')).join('');
const hex = (bits: string) =>
  Number.parseInt(bits, 2)
    .toString(16)
    .padStart(bitsInKey / 4, '0');

/** How many bits differ. @example printDistance('0000000000000000', '000000000000000f') // => 4 */
export const printDistance = (one: string, other: string): number => {
  const bits = bitsOf(other);
  return [...bitsOf(one)].filter((bit, place) => bit !== bits[place]).length;
};

/** Do two photos look alike, as a photo and a smaller, poorer or stamped copy of it do? */
export const looksAlike = (one: string, other: string): boolean => printDistance(one, other) <= mostDifferent;

/**
 * What a print is looked up by: eight windows that overlap and four rows of every fourth bit, 16 bits each, with their places.
 * A copy shares one of them even where several bits differ, and hardly any other photo does.
 */
export const printKeys = (print: string): string[] => {
  const bits = bitsOf(print);
  const around = bits + bits;
  const windows = Array.from({ length: bitsIn / 8 }, (_, place) =>
    around.slice(place * 8, place * 8 + bitsInKey),
  );
  const rows = Array.from({ length: 4 }, (_, row) =>
    [...bits].filter((_bit, place) => place % 4 === row).join(''),
  );
  return [...windows, ...rows].map((part, place) => place.toString(16) + hex(part));
};
