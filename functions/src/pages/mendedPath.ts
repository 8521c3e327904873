import { canonicalPath, isFile } from '../../../src/canonicalPath.ts';
import type { Path } from '../../../src/paths.ts';

/** Addresses of the site are made of these. */
const ownSigns = /^\/[\w/.~-]*$/;
/** Ids and codes tell capitals apart, and may end with a hyphen or an underscore. */
const withId = /^(?:\/vi)?\/(?:seller|b|edit-listing)\//i;

/** An address as chat and mail programs pass it on: line breaks and invisible characters may be anywhere in it. */
const decoded = (path: string): string | null => {
  try {
    return decodeURIComponent(path).replace(/[\p{Cc}\p{Cf}]/gu, '');
  } catch {
    return null;
  }
};

/** Without the punctuation, blanks and emoji at its end, which belong to the sentence around an address. */
const withoutEnd = (path: string): string => {
  const own = withId.test(path) ? /[\p{L}\p{N}_-]/u : /[\p{L}\p{N}]/u;
  const signs = [...path];
  const end = signs.findLastIndex((sign) => own.test(sign)) + 1;
  return signs.slice(end).every((sign) => sign === '/') ? path : signs.slice(0, end).join('');
};

/** A query whose question mark was encoded; '' where it holds more than names and values. */
const queryIn = (encoded: string): string => {
  const query = encoded.replace(/%3d/gi, '=').replace(/%26/g, '&');
  return /^[\w=&.,+%-]+$/.test(query) ? `?${query}` : '';
};

const mendedOnce = (path: Path): Path => {
  if (isFile(path)) return path;
  const plain = decoded(path);
  // An encoded slash is a character of a name, never the end of a folder.
  if (plain === null || /\\/.test(plain) || /%2f|%5c/i.test(path)) return path;
  const meant = canonicalPath(withoutEnd(plain));
  if (!ownSigns.test(meant)) return path;
  if (isFile(meant)) return meant;
  const [folder = meant] = withId.exec(meant) ?? [];
  return `${folder.toLowerCase()}${meant.slice(folder.length)}` as Path;
};

/**
 * The address that was meant by one that a chat, a mail program or a person has changed: lower case, nothing behind its
 * end, and a question mark as such. Any other address stays as it is.
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
