import { expect, vi } from 'vitest';
import { languages } from '../../../src/i18n/languages.ts';
import { localize, type Path, paths } from '../../../src/paths.ts';
import { buildListing } from '../../fixtures/buildListing.ts';
import { fresh, publish, soon, visit } from '../../functions/suite.ts';

/** @returns its address */
export const publishOne = async (): Promise<Path> => {
  const slug = fresh('secure');
  await publish(buildListing({ id: slug, slug, seller_name: 'Lan', created_at: Date.now() }));
  await vi.waitFor(async () => expect((await visit(paths.listing(slug))).status).toBe(200), soon);
  return paths.listing(slug);
};

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
