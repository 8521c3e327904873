import { languageOf } from './i18n/languages.ts';
import { localize, type Path, singleSlashes } from './paths.ts';

/**
 * The one form of an address of this site: single slashes, no dots that lead elsewhere, no host. Browsers take `//x` and
 * `/\x` for another host, so that nothing is built from an address before it has this form. Query and hash stay as they are.
 * @example canonicalPath('/vi//terms?x=//y') // => '/vi/terms?x=//y'
 */
export const canonicalPath = (address: string): Path => {
  const end = address.search(/[?#]|$/);
  // What the parser of addresses would leave out comes first: behind it, two slashes could meet.
  const path = singleSlashes(`/${address.slice(0, end)}`.replace(/[\t\n\r]/g, ''));
  return (new URL(path, 'http://x').pathname + address.slice(end)) as Path;
};

/** Is this a file rather than a page? Takes a canonical path. */
export const isFile = (path: string) =>
  /^\/(?:_astro|photos|catalogue)(?:\/|$)|\.[A-Za-z0-9]{1,8}$/.test(path);

/**
 * The same address without its language.
 * @example plainPath('/vi/sell?draft=1') // => '/sell?draft=1'
 */
export const plainPath = (address: string): Path => {
  const path = canonicalPath(address);
  if (languageOf(path) === 'en') return path;
  const rest = path.slice('/vi'.length);
  return (rest.startsWith('/') ? rest : `/${rest}`) as Path;
};

/** The same page in the other language, query and hash kept, from any address. */
export const twin = (address: string): Path => {
  const path = canonicalPath(address);
  return languageOf(path) === 'vi' ? plainPath(path) : localize('vi', path);
};
