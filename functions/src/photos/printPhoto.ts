import type { Picture } from './decodePhoto.ts';

/**
 * Returns a 64-bit perceptual hash, nearly equal for smaller, poorer or watermarked copies (decision 63).
 * @example await printPhoto(picture) // => 'f0e1c3870f1e3c78'
 */
export const printPhoto = async ({ data, raw }: Picture): Promise<string> => {
  const { default: phash } = await import('sharp-phash');
  return BigInt(`0b${await phash(data, { raw })}`)
    .toString(16)
    .padStart(16, '0');
};
