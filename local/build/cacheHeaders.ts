export type Header = { key: string; value: string };
export type Place = ({ source: string } | { regex: string }) & { headers: Header[] };

/** Addresses in one pattern: enough that few are needed, and each stays short. */
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
 * How long browsers keep what Hosting has a file for; answers of functions say it themselves. Hosting sets a header on
 * whatever has the address, also on a 404: so each file is named, and one that is missing is kept by nobody.
 * @param files the paths of Hosting's files, such as _astro/a.B2c3.js
 */
export const cacheHeaders = (files: readonly string[]): Place[] => {
  const versioned = files.filter((file) => file.startsWith('_astro/'));
  // Their names are the same in each build. Hosting's own word would be an hour, with the scripts of a build that is gone.
  const fixed = files.filter((file) => /\.html$|^[^/]*\.(?:js|json)$/.test(file));
  return [
    ...places(versioned.toSorted(), 'public, max-age=31536000, immutable'),
    ...places(fixed.map((file) => file.replace(/\.html$/, '')).toSorted(), 'no-cache'),
  ];
};
