import { activeFilters, type Filters } from './bikeFilter.ts';
import type { BikeIndex } from './bikeIndex.ts';
import { changesOf, type Drop } from './drop.ts';
import { readSearch } from './readSearch.ts';
import { withoutPhrase } from './withoutPhrase.ts';

const mostDrops = 3;

/** The words of a search one by one, and what was understood of it, each as it was typed with what is left without it. */
const partsOf = (text: string): { words: string; text: string }[] => {
  const tokens = text.trim().split(/\s+/);
  const { phrases } = readSearch(text);
  const isIn = (place: number) =>
    phrases.some(({ start, length }) => place >= start && place < start + length);
  const single = tokens.flatMap((_, start) => (isIn(start) ? [] : [{ start, length: 1 }]));
  return [...phrases, ...single].map((part) => ({
    words: tokens.slice(part.start, part.start + part.length).join(' '),
    text: withoutPhrase(text, part),
  }));
};

/**
 * Where nothing is found: what to do without, at most three, first that without which most bikes would be for sale. Empty
 * where no single one helps.
 */
export const loosen = (bikes: BikeIndex, filters: Filters): Drop[] => {
  const names = activeFilters(filters).flatMap((name) => (name === 'text' ? [] : [{ name, count: 0 }]));
  const parts = partsOf(filters.text).map((part) => ({ name: 'text' as const, ...part, count: 0 }));
  const drops: Drop[] = filters.text.trim() === '' ? names : [...names, ...parts];
  return drops
    .map((drop) => ({ ...drop, count: bikes.find({ ...filters, ...changesOf(drop) }).active }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, mostDrops);
};
