import type { Picture } from './decodePhoto.ts';

/**
 * Print of a photo: 64 bits of which a smaller, poorer or stamped copy changes few (decision 63).
 * @example await printPhoto(picture) // => 'f0e1c3870f1e3c78'
 */
export const printPhoto = async ({ data, raw }: Picture): Promise<string> => {
  const { default: phash } = await import('sharp-phash');
  return BigInt(`0b${await phash(data, { raw })}`)
    .toString(16)
    .padStart(16, '0');
};
