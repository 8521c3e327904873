import { expect, it } from 'vitest';
import { toCsv } from './csv.ts';

const lineOf = (cell: string | number | null) => toCsv([[cell]]).slice(1, -2);

it('begins with a byte order mark, and each row ends with a line break', () =>
  expect(
    toCsv([
      ['Huế', 2],
      ['Đà Nẵng', null],
    ]),
  ).toBe('\uFEFFHuế,2\r\nĐà Nẵng,\r\n'));

it.each([
  ['a "b"', '"a ""b"""'],
  ['a, b', '"a, b"'],
  ['a\nb', '"a\nb"'],
  ['a\r\nb', '"a\r\nb"'],
  ['a;b', '"a;b"'],
  [' a', '" a"'],
  ['', ''],
  [-5, '-5'],
  [null, ''],
])('%j is the cell %s', (cell, line) => expect(lineOf(cell)).toBe(line));

it.each([
  '=1+1',
  '+84912345678',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '  =1',
  '＝1',
  '=HYPERLINK("http://x")',
])('%j begins no formula', (cell) => expect(lineOf(cell)).toMatch(/^"?'/));
