import type { Published } from '../../domain/listings/listing.schema.ts';
import type { VerdictKind } from '../../domain/listings/verdictKinds.ts';
import type { ModelSpec } from '../../domain/models/modelspec.schema.ts';
import type { PriceVerdict } from '../../domain/prices/priceVerdict.ts';
import type { Language } from '../../i18n/languages.ts';

export type ComparedBike = { listing: Published; verdict: PriceVerdict | null; guide: ModelSpec | null };

export type Line = { text: string; lang?: Language | undefined; href?: string; verdict?: VerdictKind };
export type Cell = {
  lines: readonly Line[];
  isMissing?: boolean;
  /** Text that says why this value is the best. */
  best?: string;
};
export type Row = {
  name: string;
  cells: readonly Cell[];
  /** Whether known values differ. With an unknown value, both `differs` and `isSame` may be false. */
  differs: boolean;
  isSame: boolean;
};
export type Group = { title: string; rows: readonly Row[] };

const textOf = ({ lines }: Cell) => lines.map(({ text }) => text).join('\n');

const kindsOf = (cells: readonly Cell[]) => new Set(cells.map(textOf)).size;

export const rowOf = (name: string, cells: readonly Cell[]): Row => ({
  name,
  cells,
  differs: kindsOf(cells.filter(({ isMissing }) => !isMissing)) > 1,
  isSame: cells.length > 1 && kindsOf(cells) === 1,
});

/** Builds a cell from lines. Without lines it shows the text `missing`. */
export const cellOf = (lines: readonly (string | Line)[], missing: string): Cell =>
  lines.length === 0
    ? { lines: [{ text: missing }], isMissing: true }
    : { lines: lines.map((line) => (typeof line === 'string' ? { text: line } : line)) };

/**
 * Returns the index of the single least value. Null for a tie, an unknown value, or fewer than two values.
 * @example onlyLeast([3, 1, 2]) // => 1
 */
export const onlyLeast = (values: readonly (number | null)[]): number | null => {
  const knownValues = values.filter((value) => value !== null);
  if (knownValues.length < values.length || knownValues.length < 2) return null;
  const least = Math.min(...knownValues);
  return knownValues.filter((value) => value === least).length === 1 ? knownValues.indexOf(least) : null;
};

export const markBest = (cells: readonly Cell[], index: number | null, words: string): Cell[] =>
  cells.map((cell, at) => (at === index ? { ...cell, best: words } : cell));
