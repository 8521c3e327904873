import { languageOf } from './i18n/languages.ts';
import { localize, type Path, singleSlashes } from './paths.ts';

/**
 * Returns the canonical form of an address: single slashes and no dot segments. It never begins with `//`,
 * which browsers would read as a host. Keeps query and hash.
 * @example canonicalPath('/vi//terms?x=//y') // => '/vi/terms?x=//y'
 */
export const canonicalPath = (address: string): Path => {
  const end = address.search(/[?#]|$/);
  // Removes tabs and line breaks. If the URL parser removed them, that could create a double slash.
  const path = singleSlashes(`/${address.slice(0, end)}`.replace(/[\t\n\r]/g, ''));
  return (new URL(path, 'http://x').pathname + address.slice(end)) as Path;
};

/** Returns whether a canonical path is a file, not a page. */
export const isFile = (path: string) =>
  /^\/(?:_astro|photos|catalogue)(?:\/|$)|\.[A-Za-z0-9]{1,8}$/.test(path);

/** @example plainPath('/vi/sell?draft=1') // => '/sell?draft=1' */
export const plainPath = (address: string): Path => {
  const path = canonicalPath(address);
  if (languageOf(path) === 'en') return path;
  const rest = path.slice('/vi'.length);
  return (rest.startsWith('/') ? rest : `/${rest}`) as Path;
};

/** Returns the address of the same page in the other language, with query and hash. */
export const twin = (address: string): Path => {
  const path = canonicalPath(address);
  return languageOf(path) === 'vi' ? plainPath(path) : localize('vi', path);
};
