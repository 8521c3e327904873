import type { PageLocals } from '../../../src/astro/locals.ts';
import { type Language, languages } from '../../../src/i18n/languages.ts';
import { localize, type Path } from '../../../src/paths.ts';
import type { Site } from '../platform/site.ts';
import { renderPage } from './renderPage.ts';

export type Pair = Record<Language, string>;

export const pageFileIn = (folder: string, language: Language, path: Path) =>
  `${folder}${language}${path === '/' ? '/index' : path}.html`;

export const pageFile = (build: string, language: Language, path: Path) =>
  pageFileIn(`pages/${build}/`, language, path);

/** @throws if either language fails */
export const renderPair = async (site: Site, path: Path, locals: PageLocals): Promise<Pair> => {
  const one = (language: Language) => renderPage(site, localize(language, path), locals);
  return { en: await one('en'), vi: await one('vi') };
};

const html = 'text/html; charset=utf-8';

/** Stores a page; `version` identifies its source data. */
export const writePair = async (site: Site, path: Path, pair: Pair, version: string): Promise<void> => {
  await Promise.all(
    languages.map((language) =>
      site.files.write(pageFile(site.build(), language, path), pair[language], html, version),
    ),
  );
};

/** Deletes this build's files of a page; ignores missing ones. */
export const removePair = async (site: Site, path: Path): Promise<void> => {
  await Promise.all(languages.map((language) => site.files.remove(pageFile(site.build(), language, path))));
};

export const pairVersions = (site: Site, path: Path): Promise<(string | null)[]> =>
  Promise.all(languages.map((language) => site.files.version(pageFile(site.build(), language, path))));
