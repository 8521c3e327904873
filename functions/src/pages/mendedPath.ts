import { canonicalPath, isFile } from '../../../src/canonicalPath.ts';
import type { Path } from '../../../src/paths.ts';

/** Matches paths with only the characters that this site uses. */
const ownSigns = /^\/[\w/.~-]*$/;
/** Matches addresses that end in an id or code, whose case and final hyphen or underscore matter. */
const withId = /^(?:\/vi)?\/(?:seller|b|edit-listing)\//i;

/** Decodes an address, and removes line breaks and invisible characters that chat programs insert. */
const decoded = (path: string): string | null => {
  try {
    return decodeURIComponent(path).replace(/[\p{Cc}\p{Cf}]/gu, '');
  } catch {
    return null;
  }
};

/** Strips trailing punctuation, blanks and emoji: they belong to the sentence around the address. */
const withoutEnd = (path: string): string => {
  const own = withId.test(path) ? /[\p{L}\p{N}_-]/u : /[\p{L}\p{N}]/u;
  const signs = [...path];
  const end = signs.findLastIndex((sign) => own.test(sign)) + 1;
  return signs.slice(end).every((sign) => sign === '/') ? path : signs.slice(0, end).join('');
};

/** Decodes a query whose question mark was encoded; '' for unexpected characters. */
const queryIn = (encoded: string): string => {
  const query = encoded.replace(/%3d/gi, '=').replace(/%26/g, '&');
  return /^[\w=&.,+%-]+$/.test(query) ? `?${query}` : '';
};

const mendedOnce = (path: Path): Path => {
  if (isFile(path)) return path;
  const plain = decoded(path);
  // An encoded slash is part of a name, not a separator.
  if (plain === null || /\\/.test(plain) || /%2f|%5c/i.test(path)) return path;
  const meant = canonicalPath(withoutEnd(plain));
  if (!ownSigns.test(meant)) return path;
  if (isFile(meant)) return meant;
  const [folder = meant] = withId.exec(meant) ?? [];
  return `${folder.toLowerCase()}${meant.slice(folder.length)}` as Path;
};

/**
 * Repairs an address changed by a chat, a mail program or a person: case, trailing characters, encoded
 * question mark.
 * @param path a canonical path without a query
 * @example mendedPath('/VI/motorcycle/Honda-Wave.%E2%80%9D') // => '/vi/motorcycle/honda-wave'
 * @example mendedPath('/vi%3Fmake=Honda') // => '/vi?make=Honda'
 */
export const mendedPath = (path: Path): Path => {
  const [start = '', ...encoded] = path.split(/%3f/i);
  let mended = start.replace(/%23.*$/, '') as Path;
  for (let next = mendedOnce(mended); next !== mended; next = mendedOnce(mended)) mended = next;
  return ownSigns.test(mended) ? `${mended}${queryIn(encoded.join('%3F'))}` : path;
};
