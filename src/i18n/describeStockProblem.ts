import { isChoiceField, isFieldName, rowOfField } from '../domain/listings/fields.ts';
import { newestYear } from '../domain/listings/listingFields.ts';
import type { StockColumn } from '../domain/stock/columns.ts';
import { stockHeading } from '../domain/stock/stockCells.ts';
import type { StockProblemName } from '../domain/stock/stockProblems.ts';
import { formatNumber } from './format.ts';
import type { Language } from './languages.ts';
import { stockWords } from './stockWords.ts';
import { stockProblems } from './texts/stockProblems.ts';
import { translate } from './texts.ts';

export const columnHeading = (lang: Language, column: string | null): string | null =>
  column !== null && Object.hasOwn(stockWords.columns, column)
    ? stockHeading(lang, stockWords, column as StockColumn)
    : null;

const choicesOf = (lang: Language, column: string | null): string => {
  const names =
    column === 'status' || (column !== null && isChoiceField(column)) ? stockWords.choices[column] : {};
  const codes = column === 'status' ? ['active', 'paused', 'sold'] : Object.keys(names);
  const row = column !== null && isFieldName(column) ? rowOfField(column) : null;
  const offered = row?.kind === 'choice' ? (row.offered ?? codes) : codes;
  return offered.map((code) => names[code]?.[lang === 'en' ? 0 : 1] ?? code).join(', ');
};

const bound = (lang: Language, column: string | null, value: number) =>
  column === 'year' ? String(value) : formatNumber(lang, value);

export const describeStockProblem = (
  lang: Language,
  {
    column,
    problem,
    other = '',
  }: { column: string | null; problem: StockProblemName; other?: string | undefined },
  now: number,
): string => {
  const row = column !== null && isFieldName(column) ? rowOfField(column) : null;
  const [min, max] =
    row?.kind === 'whole' ? [row.min, column === 'year' ? newestYear(new Date(now)) : row.max] : [0, 0];
  const isDay = row?.kind === 'whole' && row.unit === 'day';
  return translate(lang, stockProblems)(problem, {
    column: columnHeading(lang, column) ?? '',
    other,
    min: bound(lang, column, min),
    max: bound(lang, column, max),
    choices: choicesOf(lang, column),
    example: isDay
      ? '2026-12-31'
      : column === 'year'
        ? '2021'
        : column === 'mileage'
          ? bound(lang, column, 12_500)
          : '90',
  });
};
