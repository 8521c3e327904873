import type { Card } from '../listings/card.ts';
import type { Filters } from './bikeFilter.ts';
import type { Facets, Understood } from './bikeIndex.ts';
import type { Drop } from './drop.ts';
import { readFilters, writeFilters } from './filterAddress.ts';
import type { Suggestion } from './suggest.ts';

/** Request for bikes `from` to `to` of the list, without bike `to` itself. */
export type GridQuestion = {
  filters: Filters;
  from: number;
  to: number;
  facets: boolean;
  /** Requests suggestions, because the text is still being typed. */
  suggest: boolean;
};
export type GridAnswer = {
  cards: Card[];
  active: number;
  sold: number;
  facets: Facets | null;
  /** Filters or words to remove if no bike passes. */
  drops: Drop[];
  understood: Understood | null;
  suggestions: Suggestion[];
};

/** Maximum number of cards per answer. Visitors who return to a long list get all of it at once. */
export const maxCards = 600;

/**
 * @example writeQuestion({ filters: noFilters, from: 0, to: 12, facets: false, suggest: false }) // => '?from=0&to=12'
 */
export const writeQuestion = ({ filters, from, to, facets, suggest }: GridQuestion): string => {
  const query = new URLSearchParams(writeFilters(filters));
  query.set('from', String(from));
  query.set('to', String(Math.min(to, from + maxCards)));
  if (facets) query.set('facets', '1');
  if (suggest) query.set('suggest', '1');
  return `?${query}`;
};

const readIndex = (text: string | null) => (text !== null && /^\d{1,7}$/.test(text) ? Number(text) : null);

/** Reads the request; null if its range of cards is invalid or too long. */
export const readQuestion = (query: URLSearchParams): GridQuestion | null => {
  const from = readIndex(query.get('from'));
  const to = readIndex(query.get('to'));
  if (from === null || to === null || to < from || to - from > maxCards) return null;
  return {
    filters: readFilters(query),
    from,
    to,
    facets: query.get('facets') === '1',
    suggest: query.get('suggest') === '1',
  };
};
