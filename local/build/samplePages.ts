import { cardOf } from '../../src/domain/listings/card.ts';
import type { Published } from '../../src/domain/listings/listing.schema.ts';
import { isListed, type Stored } from '../../src/domain/listings/listing.ts';
import { fallbackRates } from '../../src/domain/prices/money.ts';
import { noFilters } from '../../src/domain/search/bikeFilter.ts';
import { indexOf, summarize } from '../../src/domain/search/catalogue.ts';
import { languages } from '../../src/i18n/languages.ts';
import { localize, paths } from '../../src/paths.ts';
import type { PageLocals } from '../../src/render/locals.ts';
import { buildListings } from '../seed/buildListings.ts';

/** Every page that a function renders, in each state that could bring other scripts or styles along. */
export const samplePages = (): { path: string; locals: PageLocals }[] => {
  const bikes = buildListings(60, Date.UTC(2026, 0, 15)).flatMap(({ id, listing }): Stored<Published>[] =>
    listing.status === 'draft' || listing.status === 'hidden' ? [] : [{ ...listing, id }],
  );
  const rates = fallbackRates;
  const cards = bikes.filter(isListed).slice(0, 12).map(cardOf);
  const index = indexOf([summarize(0, cards, '0')]);
  const results = { filters: noFilters, page: 2, active: 40, sold: 1, drops: [], understood: null };
  const now = Date.UTC(2026, 0, 15);
  const comparables = { median: 30_000_000, count: 5, from: 2020, to: 2024, at: now };
  const states = (['active', 'sold', 'paused'] as const).flatMap(
    (status) => bikes.find((bike) => bike.status === status) ?? [],
  );
  const pages = [
    { path: paths.home, locals: { home: { cards, index, rates } } },
    { path: paths.home, locals: { home: { cards, index, rates, results } } },
    { path: paths.home, locals: { home: { cards: [], index: indexOf([]), rates } } },
    ...states.map((listing) => ({
      path: paths.listing(listing.slug),
      locals: { listing: { listing, rates, comparables } },
    })),
    { path: '/gone' as const, locals: {} },
    ...(['ask', 'done', 'forged'] as const).map((state) => ({
      path: paths.unsubscribe,
      locals: { unsubscribe: { state, token: '' } },
    })),
    ...(['ask', 'done', 'sold', 'gone', 'forged'] as const).map((state) => ({
      path: paths.stillForSale,
      locals: { stillForSale: { state, answer: 'keep' as const, bike: '', token: '' } },
    })),
  ];
  return languages.flatMap((lang) =>
    pages.map(({ path, locals }) => ({ path: localize(lang, path), locals })),
  );
};
