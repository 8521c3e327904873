import { slugPattern } from './domain/listings/slug.ts';
import type { Path } from './paths.ts';

// Apart from paths.ts, which visitors load with every page that has a script.

/** Bikes side by side. */
export const comparePath: Path = '/compare';
/** What a form sends once for each bike, and an address names once for all. */
export const comparedKey = 'bikes';
/** How many stand side by side. */
export const comparedAtMost = 4;
/** How many an address names: whoever ticks more than fit learns which are left out, and takes one away for the next. */
const namedAtMost = 12;

const isSlug = (text: string) => text.length <= 160 && slugPattern.test(text);

/**
 * The bikes that a query names, each once, in its order. What cannot be the address of a bike is left out.
 * @example readCompared(new URLSearchParams('bikes=wave,vision&bikes=wave')) // => ['wave', 'vision']
 */
export const readCompared = (query: URLSearchParams): string[] => {
  const named = query.getAll(comparedKey).flatMap((text) => text.split(','));
  return [...new Set(named.map((text) => text.trim()).filter(isSlug))].slice(0, namedAtMost);
};

/**
 * The plain path of a comparison. @example comparedPath(['wave', 'vision']) // => '/compare?bikes=wave,vision'
 */
export const comparedPath = (slugs: readonly string[]): Path =>
  slugs.length === 0 ? comparePath : `${comparePath}?${comparedKey}=${slugs.join(',')}`;

/**
 * Whether a query is the one way to name its bikes, however its commas are encoded.
 * @example isCanonical(new URLSearchParams('bikes=wave&bikes=vision')) // => false
 */
export const isCanonical = (query: URLSearchParams): boolean => {
  const slugs = readCompared(query);
  const entries = [...query].map(([key, value]) => `${key}=${value}`);
  return entries.join('&') === (slugs.length === 0 ? '' : `${comparedKey}=${slugs.join(',')}`);
};
