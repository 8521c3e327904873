import type { Published } from '../../domain/listings/listing.schema.ts';
import type { VerdictKind } from '../../domain/listings/verdictKinds.ts';
import type { ModelSpec } from '../../domain/models/modelspec.schema.ts';
import type { PriceVerdict } from '../../domain/prices/priceVerdict.ts';
import type { Language } from '../../i18n/languages.ts';

/** A bike, and what else is known of it. */
export type ComparedBike = { listing: Published; verdict: PriceVerdict | null; guide: ModelSpec | null };

export type Line = { text: string; lang?: Language | undefined; href?: string; verdict?: VerdictKind };
/** What is said of one bike in a row. */
export type Cell = {
  lines: readonly Line[];
  /** Nothing is known, and the line says so. */
  isMissing?: boolean;
  /** Why this bike has the best of the row, in words. */
  best?: string;
};
export type Row = {
  name: string;
  cells: readonly Cell[];
  /** Two bikes are known to differ. Where one is silent nothing is known, and the row is neither marked nor the same. */
  differs: boolean;
  isSame: boolean;
};
export type Group = { title: string; rows: readonly Row[] };

const textOf = ({ lines }: Cell) => lines.map(({ text }) => text).join('\n');

const kindsOf = (cells: readonly Cell[]) => new Set(cells.map(textOf)).size;

/** A row, with whether its bikes differ in it. */
export const rowOf = (name: string, cells: readonly Cell[]): Row => ({
  name,
  cells,
  differs: kindsOf(cells.filter(({ isMissing }) => !isMissing)) > 1,
  isSame: cells.length > 1 && kindsOf(cells) === 1,
});

/** A cell of some lines, or of what to say where there are none. */
export const cellOf = (lines: readonly (string | Line)[], missing: string): Cell =>
  lines.length === 0
    ? { lines: [{ text: missing }], isMissing: true }
    : { lines: lines.map((line) => (typeof line === 'string' ? { text: line } : line)) };

/**
 * The place of the only least value; null where two share it, where one cannot be relied on, or where there is nothing to compare.
 * @example onlyLeast([3, 1, 2]) // => 1
 */
export const onlyLeast = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null);
  if (known.length < values.length || known.length < 2) return null;
  const least = Math.min(...known);
  return known.filter((value) => value === least).length === 1 ? known.indexOf(least) : null;
};

/** The same cells, one of them named the best. */
export const markBest = (cells: readonly Cell[], index: number | null, words: string): Cell[] =>
  cells.map((cell, at) => (at === index ? { ...cell, best: words } : cell));
