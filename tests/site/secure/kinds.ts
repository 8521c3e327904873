import { setTimeout as pause } from 'node:timers/promises';
import { languages } from '../../../src/i18n/languages.ts';
import { localize, type Path, paths } from '../../../src/paths.ts';
import { buildListing } from '../../fixtures/buildListing.ts';
import { fresh, publish, visit } from '../../functions/suite.ts';

/** Puts one bike up and waits for its page. @returns its address */
export const publishOne = async (): Promise<Path> => {
  const slug = fresh('secure');
  await publish(buildListing({ id: slug, slug, seller_name: 'Lan', created_at: Date.now() }));
  for (let turn = 0; turn < 60; turn += 1) {
    if ((await visit(paths.listing(slug))).status === 200) return paths.listing(slug);
    await pause(250);
  }
  throw new Error('the bike got no page');
};

/** Twelve kinds of page, from files and from functions. */
export const kindsOf = (listing: Path): readonly Path[] => [
  paths.home,
  listing,
  paths.auth,
  paths.contact,
  paths.buyingGuide,
  paths.routes,
  paths.brand('honda'),
  paths.privacy,
  paths.sell,
  paths.messages,
  paths.editListing('some-bike'),
  paths.serverError,
];

export const inBoth = (pages: readonly Path[]): Path[] =>
  languages.flatMap((lang) => pages.map((path) => localize(lang, path)));
