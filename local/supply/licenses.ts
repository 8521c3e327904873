import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { inRoot } from '../project.ts';
import type { Package } from './lockfile.ts';

/** Licences without conditions for this project, in SPDX format. */
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

/** Licences with conditions, allowed for packages whose unmodified use meets them. */
export const strictLicenses: Readonly<Record<string, RegExp>> = {
  // Changed files must be published. This project changes none.
  'MPL-2.0': /^(?:lightningcss(?:-.+)?|axe-core|@mdn\/mdn-http-observatory|web-push|ical\.js)$/,
  // libvips is a separate library beside sharp, and can be replaced.
  'LGPL-3.0-or-later': /^@img\/sharp-libvips-/,
  // libheif for browsers: a separate, unmodified and replaceable file, loaded for HEIC photos only.
  'LGPL-3.0': /^heic-to$/,
  'Apache-2.0 AND LGPL-3.0-or-later': /^@img\/sharp-win32-/,
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT': /^@img\/sharp-wasm32$/,
  // Unmodified data about browsers, for tests only.
  'CC-BY-4.0': /^caniuse-lite$/,
  // Unmodified list of misspelt words, for local checks only.
  'CC-BY-SA-4.0': /^@cspell\/dict-en-common-misspellings$/,
  // The typeface may be embedded, but not sold.
  'OFL-1.1': /^@fontsource\/be-vietnam-pro$/,
};
export const allowedLicenses: readonly string[] = [...free, ...Object.keys(strictLicenses)];

/** Licences stated in prose or in an unstructured file, checked by hand. */
const statedLicenses: Readonly<Record<string, string>> = {
  '@cspell/dict-en-common-misspellings': 'CC-BY-SA-4.0',
  'deep-freeze': 'CC0-1.0',
  'url-template': 'BSD-3-Clause',
  'valid-url': 'MIT',
  // Licence of its repository, toeverything/AFFiNE.
  'y-provider': 'MIT',
};
/** Binaries for other platforms have no licence in the lock file. Their main package's licence applies. */
const families: readonly [start: string, license: string][] = [
  ['@astrojs/compiler-binding-', 'MIT'],
  ['@biomejs/cli-', 'MIT OR Apache-2.0'],
  ['@tailwindcss/oxide-', 'MIT'],
];
const Old = z.object({ licenses: z.tuple([z.object({ type: z.string() })]) });

/** @returns '' if unknown */
export const licenseOf = ({ name, path, license }: Package): string => {
  if (statedLicenses[name]) return statedLicenses[name];
  if (license) return license;
  const family = families.find(([start]) => name.startsWith(start));
  if (family) return family[1];
  const file = inRoot(path, 'package.json');
  const old = existsSync(file) ? Old.safeParse(JSON.parse(readFileSync(file, 'utf8'))) : null;
  return old?.data?.licenses[0].type ?? '';
};
