export type Header = { key: string; value: string };
export type Place = ({ source: string } | { regex: string }) & { headers: Header[] };

/** Addresses per pattern. */
const atOnce = 50;

const place = (addresses: readonly string[], value: string): Place => {
  const escaped = addresses.map((address) => address.replace(/[.+*?()[\]{}|\\^$]/g, '\\$&'));
  return { regex: `^/(?:${escaped.join('|')})$`, headers: [{ key: 'Cache-Control', value }] };
};

const places = (addresses: readonly string[], value: string): Place[] =>
  Array.from({ length: Math.ceil(addresses.length / atOnce) }, (_, part) =>
    place(addresses.slice(part * atOnce, (part + 1) * atOnce), value),
  );

/**
 * Returns the cache headers of Hosting's files; functions set their own. Lists files instead of patterns:
 * Hosting sends a pattern's headers even with a 404, which must not be cached.
 * @param files paths of Hosting's files, such as _astro/a.B2c3.js
 */
export const cacheHeaders = (files: readonly string[]): Place[] => {
  const versioned = files.filter((file) => file.startsWith('_astro/'));
  // These files have the same names in all builds. If browsers cached them for Hosting's default hour, old
  // pages would request removed scripts.
  const fixed = files.filter((file) => /\.html$|^[^/]*\.(?:js|json)$/.test(file));
  return [
    ...places(versioned.toSorted(), 'public, max-age=31536000, immutable'),
    ...places(fixed.map((file) => file.replace(/\.html$/, '')).toSorted(), 'no-cache'),
  ];
};
