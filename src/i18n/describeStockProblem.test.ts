import { expect, it } from 'vitest';
import { stockColumns } from '../domain/stock/columns.ts';
import { stockProblems } from '../domain/stock/stockProblems.ts';
import { columnHeading, describeStockProblem } from './describeStockProblem.ts';

const now = Date.UTC(2026, 10, 28);

it.each([
  ['en', 'year', 'yearRange', 'Year must be between 1900 and 2027.'],
  ['vi', 'year', 'yearRange', 'Năm sản xuất phải từ 1900 đến 2027.'],
  ['vi', 'mileage', 'mileageRange', 'Số km đã đi phải từ 0 đến 2.000.000.'],
  ['en', 'fuel', 'choiceUnknown', 'Write one of these: Petrol, Electric.'],
  ['vi', 'transmission', 'choiceUnknown', 'Hãy ghi một trong các giá trị: Tay ga, Côn tay, Xe số.'],
  ['en', 'status', 'statusUnknown', 'Write one of these: Active, Paused, Sold.'],
] as const)('in %s, %s %s reads %j', (lang, column, problem, words) =>
  expect(describeStockProblem(lang, { column, problem }, now)).toBe(words),
);

it('every problem of every column has words without a gap, in both languages', () => {
  for (const lang of ['en', 'vi'] as const)
    for (const problem of stockProblems)
      for (const column of [null, ...stockColumns])
        expect(describeStockProblem(lang, { column, problem, other: '3' }, now)).not.toMatch(
          /[{}]|undefined|NaN/,
        );
});

it('an unknown column has no heading', () => expect(columnHeading('en', '__proto__')).toBeNull());
