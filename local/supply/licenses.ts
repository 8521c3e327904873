import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { inRoot } from '../project.ts';
import type { Package } from './lockfile.ts';

/** As SPDX writes them; what a package says otherwise is put right by `licenseOf`. */
const free = [
  'MIT',
  'MIT-0',
  'WTFPL',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Python-2.0',
  'MIT AND Apache-2.0',
  'MIT OR Apache-2.0',
  '(MPL-2.0 OR Apache-2.0)',
  '(BSD-2-Clause OR MIT OR Apache-2.0)',
  '(MIT OR CC0-1.0)',
  '(MIT OR GPL-3.0-or-later)',
  '(MIT AND Zlib)',
];

/** These ask for something in return, and are met by using the package as it came: each only where that is so. */
export const strictLicenses: Readonly<Record<string, RegExp>> = {
  // Changed files would have to be published; none is changed.
  'MPL-2.0': /^(?:lightningcss(?:-.+)?|axe-core|@mdn\/mdn-http-observatory|web-push|ical\.js)$/,
  // libvips is a library of its own beside sharp: whoever wants to may put another in its place.
  'LGPL-3.0-or-later': /^@img\/sharp-libvips-/,
  // libheif for browsers: a file of its own on the site, as its makers packed it, loaded for a HEIC alone and replaceable.
  'LGPL-3.0': /^heic-to$/,
  'Apache-2.0 AND LGPL-3.0-or-later': /^@img\/sharp-win32-/,
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT': /^@img\/sharp-wasm32$/,
  // Data about browsers, unchanged, for testing alone.
  'CC-BY-4.0': /^caniuse-lite$/,
  // A list of misspelt words, unchanged, for checking our own alone.
  'CC-BY-SA-4.0': /^@cspell\/dict-en-common-misspellings$/,
  // A typeface may be embedded, and is not sold.
  'OFL-1.1': /^@fontsource\/be-vietnam-pro$/,
};
export const allowedLicenses: readonly string[] = [...free, ...Object.keys(strictLicenses)];

/** Said in their own words, or in a file that no program reads; looked at by hand. */
const said: Readonly<Record<string, string>> = {
  '@cspell/dict-en-common-misspellings': 'CC-BY-SA-4.0',
  'deep-freeze': 'CC0-1.0',
  'url-template': 'BSD-3-Clause',
  'valid-url': 'MIT',
  // By the licence of its repository, toeverything/AFFiNE.
  'y-provider': 'MIT',
};
/** Binaries for other platforms, of which the lock file knows the version alone: as the package that chooses among them. */
const families: readonly [start: string, license: string][] = [
  ['@astrojs/compiler-binding-', 'MIT'],
  ['@biomejs/cli-', 'MIT OR Apache-2.0'],
  ['@tailwindcss/oxide-', 'MIT'],
];
const Old = z.object({ licenses: z.tuple([z.object({ type: z.string() })]) });

/** @returns the licence of a package, as SPDX writes it; '' when nobody knows */
export const licenseOf = ({ name, path, license }: Package): string => {
  if (said[name]) return said[name];
  if (license) return license;
  const family = families.find(([start]) => name.startsWith(start));
  if (family) return family[1];
  const file = inRoot(path, 'package.json');
  const old = existsSync(file) ? Old.safeParse(JSON.parse(readFileSync(file, 'utf8'))) : null;
  return old?.data?.licenses[0].type ?? '';
};
