import { activeFilters, type Filters } from './bikeFilter.ts';
import type { BikeIndex } from './bikeIndex.ts';
import { changesOf, type Drop } from './drop.ts';
import { readSearch } from './readSearch.ts';
import { withoutPhrase } from './withoutPhrase.ts';

const maxDrops = 3;

/** Splits a search into phrases and words, each with the text left without it. */
const partsOf = (text: string): { words: string; text: string }[] => {
  const tokens = text.trim().split(/\s+/);
  const { phrases } = readSearch(text);
  const isIn = (index: number) =>
    phrases.some(({ start, length }) => index >= start && index < start + length);
  const single = tokens.flatMap((_, start) => (isIn(start) ? [] : [{ start, length: 1 }]));
  return [...phrases, ...single].map((part) => ({
    words: tokens.slice(part.start, part.start + part.length).join(' '),
    text: withoutPhrase(text, part),
  }));
};

/**
 * Returns up to three filters or words whose removal lets bikes pass, with the numbers of bikes for sale.
 * Empty if removing one does not help.
 */
export const loosen = (bikes: BikeIndex, filters: Filters): Drop[] => {
  const names = activeFilters(filters).flatMap((name) => (name === 'text' ? [] : [{ name, count: 0 }]));
  const parts = partsOf(filters.text).map((part) => ({ name: 'text' as const, ...part, count: 0 }));
  const drops: Drop[] = filters.text.trim() === '' ? names : [...names, ...parts];
  return drops
    .map((drop) => ({ ...drop, count: bikes.find({ ...filters, ...changesOf(drop) }).active }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, maxDrops);
};
