import { slugPattern } from './domain/listings/slug.ts';
import { comparePath, type Path } from './paths.ts';

// Not in paths.ts, because every visitor loads that file.

/**
 * Query parameter with the chosen bikes. The form sends it once per bike; the canonical address has it once.
 */
export const comparedKey = 'bikes';
export const comparedAtMost = 4;
/** Maximum number of slugs read. Bikes after the first `comparedAtMost` are listed, but not compared. */
const namedAtMost = 12;

const isSlug = (text: string) => text.length <= 160 && slugPattern.test(text);

/**
 * Returns the distinct valid slugs of a query, in order.
 * @example readCompared(new URLSearchParams('bikes=wave,vision&bikes=wave')) // => ['wave', 'vision']
 */
export const readCompared = (query: URLSearchParams): string[] => {
  const named = query.getAll(comparedKey).flatMap((text) => text.split(','));
  return [...new Set(named.map((text) => text.trim()).filter(isSlug))].slice(0, namedAtMost);
};

/** @example comparedPath(['wave', 'vision']) // => '/compare?bikes=wave,vision' */
export const comparedPath = (slugs: readonly string[]): Path =>
  slugs.length === 0 ? comparePath : `${comparePath}?${comparedKey}=${slugs.join(',')}`;

/**
 * Returns whether the query is in canonical form. Encoded commas are accepted.
 * @example isCanonical(new URLSearchParams('bikes=wave&bikes=vision')) // => false
 */
export const isCanonical = (query: URLSearchParams): boolean => {
  const slugs = readCompared(query);
  const entries = [...query].map(([key, value]) => `${key}=${value}`);
  return entries.join('&') === (slugs.length === 0 ? '' : `${comparedKey}=${slugs.join(',')}`);
};
