import { activeFilters, type FilterName, type Filters } from './bikeFilter.ts';
import type { BikeIndex } from './bikeIndex.ts';
import { changesOf, type Drop, type DropPart } from './drop.ts';
import { readSearch } from './readSearch.ts';
import { withoutPhrase } from './withoutPhrase.ts';

const tokensOf = (text: string) => text.trim().split(/\s+/);

const maxDrops = 3;
/** Maximum number of filters and words to combine in pairs: 8 make 28 pairs. */
const maxPaired = 8;

type Part = { name: Exclude<FilterName, 'text'> } | { name: 'text'; start: number; length: number };

const partsOf = (text: string): Part[] => {
  const { phrases } = readSearch(text);
  const isIn = (index: number) =>
    phrases.some(({ start, length }) => index >= start && index < start + length);
  const single = tokensOf(text).flatMap((_, start) => (isIn(start) ? [] : [{ start, length: 1 }]));
  return [...phrases, ...single].map(({ start, length }) => ({ name: 'text', start, length }));
};

/**
 * Returns up to three filters or words whose removal yields results, each with the number of bikes for sale.
 * If no single removal helps, returns pairs.
 */
export const loosen = (bikes: BikeIndex, filters: Filters): Drop[] => {
  const { text } = filters;
  const names = activeFilters(filters).flatMap((name): Part[] => (name === 'text' ? [] : [{ name }]));
  const parts = text.trim() === '' ? names : [...names, ...partsOf(text)];
  const dropOf = (some: readonly Part[]): Drop => {
    const removed = some.filter((part) => part.name === 'text');
    const left = removed
      .toSorted((a, b) => b.start - a.start)
      .reduce((rest, part) => withoutPhrase(rest, part), text);
    const [first, also] = some.map((part): DropPart => {
      if (part.name !== 'text') return part;
      const words = tokensOf(text)
        .slice(part.start, part.start + part.length)
        .join(' ');
      return { name: 'text', words, text: left };
    }) as [DropPart, DropPart?];
    const drop: Drop = { ...first, ...(also && { also }), count: 0 };
    return { ...drop, count: bikes.find({ ...filters, ...changesOf(drop) }).active };
  };
  const helpful = (drops: readonly Drop[]) =>
    drops
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => b.count - a.count)
      .slice(0, maxDrops);
  const single = helpful(parts.map((part) => dropOf([part])));
  if (single.length > 0) return single;
  const paired = parts.slice(0, maxPaired);
  return helpful(
    paired.flatMap((one, index) => paired.slice(index + 1).map((other) => dropOf([one, other]))),
  );
};
