import { choiceFields, type fieldNames, rowOfField } from '../domain/listings/fields.ts';
import { recordOf } from '../domain/platform/recordOf.ts';
import {
  type ChoiceNames,
  type StockColumn,
  type StockWords,
  stockColumns,
} from '../domain/stock/columns.ts';
import { bike } from './texts/bike.ts';
import { fields } from './texts/fields.ts';
import { otherHeadings, stockColumnTexts } from './texts/stockColumns.ts';

const bilingual = ({ en, vi }: { en: string; vi: string }): string[] => [en, vi];
const listed = (names = '') => (names === '' ? [] : names.split(', '));

const headingOf = (column: StockColumn) =>
  column in stockColumnTexts
    ? stockColumnTexts[column as keyof typeof stockColumnTexts]
    : fields[column as (typeof fieldNames)[number]];

const wordOf = (code: string) => (code in bike ? bilingual(bike[code as 'scooter']) : [code, code]);
const namesOf = (name: (typeof choiceFields)[number]): ChoiceNames => {
  const row = rowOfField(name);
  if (row.kind !== 'choice') return {};
  const codes = new Set([...(row.offered ?? []), ...row.values]);
  return Object.fromEntries(
    [...codes].map((code) => [code, [...wordOf(code), ...listed(row.words?.[code])]]),
  );
};

const statuses: ChoiceNames = {
  active: [...bilingual(bike.active), 'for sale', 'on sale', 'con hang', 'dang ban'],
  paused: [...bilingual(bike.paused), 'hidden', 'tam an'],
  sold: [...bilingual(bike.sold), 'da ban', 'het hang'],
  draft: bilingual(bike.draft),
  hidden: bilingual(bike.hidden),
};

export const stockWords: StockWords = {
  columns: recordOf(stockColumns, (column) => [
    ...bilingual(headingOf(column)),
    ...listed(otherHeadings[column]),
  ]),
  choices: { ...recordOf(choiceFields, namesOf), status: statuses },
};
