import { openPicture, type Picture } from './decodePhoto.ts';

const width = 9;
const height = 8;
/** Pictures with fewer brightness steps are blank, such as a wall, and would all have the same hash. */
const minSteps = 8;

/**
 * Returns a 64-bit difference hash: whether each cell of an 8 by 8 grid is brighter than its left neighbour.
 * Resized and recompressed copies mostly have the same hash. Null for a blank picture.
 * @example await hashPhoto(picture) // => 'f0e1c3870f1e3c78'
 */
export const hashPhoto = async (picture: Picture): Promise<string | null> => {
  const photo = await openPicture(picture);
  const spots = await photo.greyscale().resize(width, height, { fit: 'fill' }).raw().toBuffer();
  let hash = 0n;
  let steps = 0;
  for (let row = 0; row < height; row += 1)
    for (let column = 1; column < width; column += 1) {
      const place = row * width + column;
      const isBrighter = (spots[place] ?? 0) > (spots[place - 1] ?? 0);
      hash = (hash << 1n) | (isBrighter ? 1n : 0n);
      if (isBrighter) steps += 1;
    }
  return steps < minSteps ? null : hash.toString(16).padStart(16, '0');
};
