import type { Figures } from '../../domain/listings/figures.schema.ts';
import { titleOf } from '../../domain/listings/listing.ts';
import { locationLabel } from '../../domain/places/locations.ts';
import { foldAccents } from '../../domain/text/foldAccents.ts';
import { languages } from '../../i18n/languages.ts';
import type { Mine } from './planAction.ts';

export const tabs = ['all', 'active', 'paused', 'draft', 'sold', 'hidden'] as const;
export type Tab = (typeof tabs)[number];
export const orders = ['newest', 'oldest', 'cheapest', 'dearest', 'views', 'questions'] as const;
export type Order = (typeof orders)[number];
/** `words`: search text. */
export type Choice = { tab: Tab; words: string; order: Order };
export type AllFigures = Readonly<Record<string, Figures>>;

const isIn = (tab: Tab, { status }: Mine) => tab === 'all' || tab === status;

export const countTabs = (listings: readonly Mine[]): Record<Tab, number> => {
  const count = (tab: Tab) => listings.filter((listing) => isIn(tab, listing)).length;
  return {
    all: listings.length,
    active: count('active'),
    paused: count('paused'),
    draft: count('draft'),
    sold: count('sold'),
    hidden: count('hidden'),
  };
};

const wordsOf = (listing: Mine) =>
  foldAccents(
    [
      titleOf(listing),
      listing.engine,
      listing.price,
      ...languages.map((lang) => listing.location && locationLabel(lang, listing.location)),
    ].join(' '),
  );

type Compare = (a: Mine, b: Mine) => number;
/** Sorts listings without a price last. */
const byPrice =
  (sign: 1 | -1): Compare =>
  (a, b) =>
    a.price === null || b.price === null
      ? Number(a.price === null) - Number(b.price === null)
      : sign * (a.price - b.price);
const byNumber =
  (number: (listing: Mine) => number): Compare =>
  (a, b) =>
    number(b) - number(a);

/** Sold listings come last, as for buyers (D63). @param figures by listing id */
export const arrange = (
  listings: readonly Mine[],
  { tab, words, order }: Choice,
  figures: AllFigures,
): Mine[] => {
  const wanted = foldAccents(words).split(/\s+/).filter(Boolean);
  const compare: Record<Order, Compare> = {
    newest: byNumber((it) => it.created_at),
    oldest: byNumber((it) => -it.created_at),
    cheapest: byPrice(1),
    dearest: byPrice(-1),
    views: byNumber((it) => (it.views_count ?? 0) + (figures[it.id]?.views ?? 0)),
    questions: byNumber((it) => figures[it.id]?.questions ?? 0),
  };
  const isSold = ({ status }: Mine) => Number(status === 'sold');
  return listings
    .filter((listing) => isIn(tab, listing))
    .filter((listing) => {
      const text = wanted.length > 0 ? wordsOf(listing) : '';
      return wanted.every((word) => text.includes(word));
    })
    .toSorted((a, b) => isSold(a) - isSold(b) || compare[order](a, b) || compare.newest(a, b));
};
