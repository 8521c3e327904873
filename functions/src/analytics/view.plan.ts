import { plainPath } from '../../../src/canonicalPath.ts';
import { makes } from '../../../src/domain/makes.ts';
import { paths } from '../../../src/paths.ts';

const pages: ReadonlySet<string> = new Set([
  ...Object.values(paths).filter((path) => typeof path === 'string'),
  ...makes.map((make) => paths.brand(make)),
]);

/**
 * Under which name a view of a page is counted. Languages and listings count together, and what is no page of this site is
 * null: what anybody may send must not make new names.
 * @example planView('/vi/motorcycle/honda-vision-2024') // => '/motorcycle'
 */
export const planView = (address: string): string | null => {
  if (!address.startsWith('/')) return null;
  const path = plainPath(address);
  if (path.startsWith('/motorcycle/')) return '/motorcycle';
  if (path.startsWith('/edit-listing/')) return '/edit-listing';
  return pages.has(path) ? path : null;
};
