import type { Card } from '../listings/card.ts';
import type { Filters } from './bikeFilter.ts';
import type { Facets, Understood } from './bikeIndex.ts';
import type { Drop } from './drop.ts';
import { readFilters, writeFilters } from './filterAddress.ts';
import type { Suggestion } from './suggest.ts';

/** Cards from one place of the list to another, and what is wanted besides. */
export type GridQuestion = {
  filters: Filters;
  from: number;
  to: number;
  facets: boolean;
  /** What the text that is being typed may become. */
  suggest: boolean;
};
/** `drops`: where nothing is found, what to do without. */
export type GridAnswer = {
  cards: Card[];
  active: number;
  sold: number;
  facets: Facets | null;
  drops: Drop[];
  understood: Understood | null;
  suggestions: Suggestion[];
};

/** The most cards that one answer holds: enough for somebody who comes back to a long list. */
export const mostCards = 600;

/**
 * A question as the query of an address.
 * @example writeQuestion({ filters: noFilters, from: 0, to: 12, facets: false, suggest: false }) // => '?from=0&to=12'
 */
export const writeQuestion = ({ filters, from, to, facets, suggest }: GridQuestion): string => {
  const query = new URLSearchParams(writeFilters(filters));
  query.set('from', String(from));
  query.set('to', String(Math.min(to, from + mostCards)));
  if (facets) query.set('facets', '1');
  if (suggest) query.set('suggest', '1');
  return `?${query}`;
};

const place = (text: string | null) => (text !== null && /^\d{1,7}$/.test(text) ? Number(text) : null);

/** The question that a query asks, or null where it asks for no cards or too many. */
export const readQuestion = (query: URLSearchParams): GridQuestion | null => {
  const from = place(query.get('from'));
  const to = place(query.get('to'));
  if (from === null || to === null || to < from || to - from > mostCards) return null;
  return {
    filters: readFilters(query),
    from,
    to,
    facets: query.get('facets') === '1',
    suggest: query.get('suggest') === '1',
  };
};
