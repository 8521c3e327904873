import { type Language, languages } from '../../../src/i18n/languages.ts';
import { localize, type Path } from '../../../src/paths.ts';
import type { PageLocals } from '../../../src/render/locals.ts';
import type { Site } from '../platform/site.ts';
import { renderPage } from './renderPage.ts';

export type Pair = Record<Language, string>;

/** Where the page of an address lies within the folder of a set of templates. */
export const pageFileIn = (folder: string, language: Language, path: Path) =>
  `${folder}${language}${path === '/' ? '/index' : path}.html`;

/** Where the page of an address lies in Storage, apart for each set of templates. */
export const pageFile = (build: string, language: Language, path: Path) =>
  pageFileIn(`pages/${build}/`, language, path);

/** One page in both languages. A page that fails is thrown, so that the last good one stays. */
export const renderPair = async (site: Site, path: Path, locals: PageLocals): Promise<Pair> => {
  const one = (language: Language) => renderPage(site, localize(language, path), locals);
  return { en: await one('en'), vi: await one('vi') };
};

const html = 'text/html; charset=utf-8';

/** Stores a page; `version` tells by what it was made. */
export const writePair = async (site: Site, path: Path, pair: Pair, version: string): Promise<void> => {
  await Promise.all(
    languages.map((language) =>
      site.files.write(pageFile(site.build(), language, path), pair[language], html, version),
    ),
  );
};

/** Deletes this build's file of a page in both languages; files that are not there are no failure. */
export const removePair = async (site: Site, path: Path): Promise<void> => {
  await Promise.all(languages.map((language) => site.files.remove(pageFile(site.build(), language, path))));
};

/** The versions that a page was stored with, one a language; null where it is not stored. */
export const pairVersions = (site: Site, path: Path): Promise<(string | null)[]> =>
  Promise.all(languages.map((language) => site.files.version(pageFile(site.build(), language, path))));
