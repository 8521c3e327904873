import { hashPhoto } from './hashPhoto.ts';

/**
 * What a photo looks like, in 64 bits of which a smaller, poorer or stamped copy changes few (decision 63). Null for a picture
 * of nothing, since all of them look alike.
 * @example await printPhoto(original) // => 'f0e1c3870f1e3c78'
 */
export const printPhoto = async (original: Buffer): Promise<string | null> => {
  if ((await hashPhoto(original)) === null) return null;
  const { default: phash } = await import('sharp-phash');
  return BigInt(`0b${await phash(original)}`)
    .toString(16)
    .padStart(16, '0');
};
