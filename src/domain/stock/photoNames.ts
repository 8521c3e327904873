import { stockNumber } from './columns.ts';

export type NamedPhoto = { number: string; position: number };

/** Files that operating systems add to folders. */
export const isClutter = (path: string): boolean =>
  path.endsWith('/') || /(?:^|[\\/])(?:__MACOSX[\\/]|\._|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i.test(path);

/** @example fileName('../a/A102-1.jpg') // => 'A102-1.jpg' */
export const fileName = (path: string): string => path.split(/[\\/]/).at(-1) ?? path;

/**
 * Tries the whole name if the part before the position is no known stock number.
 * @example photoNamed('A102-1.jpg', new Set(['A102'])) // => { number: 'A102', position: 1 }
 */
export const photoNamed = (path: string, numbers: ReadonlySet<string>): NamedPhoto | null => {
  const name = fileName(path).replace(/\.[A-Za-z0-9]{1,5}$/, '');
  const parts = /^(.*?)[ _-]*\(?(\d{1,3})\)?$/.exec(name);
  const split = parts && stockNumber(parts[1] ?? '');
  if (split && numbers.has(split)) return { number: split, position: Number(parts[2]) };
  const whole = stockNumber(name);
  return whole && numbers.has(whole) ? { number: whole, position: 0 } : null;
};
