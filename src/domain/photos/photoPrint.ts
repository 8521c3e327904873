/* Perceptual hash of a photo: 64 bits as 16 hexadecimal digits. A copy differs in few bits. */

const bitsIn = 64;
const bitsInKey = 16;
/** Photos of different bikes differ in ten or more bits (decision 63). */
export const maxDifferentBits = 8;

const bitsOf = (print: string): string =>
  [...print].map((digit) => Number.parseInt(digit, 16).toString(2).padStart(4, '0')).join('');
const hex = (bits: string) =>
  Number.parseInt(bits, 2)
    .toString(16)
    .padStart(bitsInKey / 4, '0');

/** @example printDistance('0000000000000000', '000000000000000f') // => 4 */
export const printDistance = (one: string, other: string): number => {
  const bits = bitsOf(other);
  return [...bitsOf(one)].filter((bit, index) => bit !== bits[index]).length;
};

/** Is one photo probably a smaller, poorer or watermarked copy of the other? */
export const looksAlike = (one: string, other: string): boolean =>
  printDistance(one, other) <= maxDifferentBits;

/**
 * Returns lookup keys of a hash, 16 bits each: eight overlapping windows, and four selections of every fourth
 * bit. Copies share at least one key, other photos hardly any.
 */
export const printKeys = (print: string): string[] => {
  const bits = bitsOf(print);
  const around = bits + bits;
  const windows = Array.from({ length: bitsIn / 8 }, (_, index) =>
    around.slice(index * 8, index * 8 + bitsInKey),
  );
  const rows = Array.from({ length: 4 }, (_, row) =>
    [...bits].filter((_bit, index) => index % 4 === row).join(''),
  );
  return [...windows, ...rows].map((part, index) => index.toString(16) + hex(part));
};
