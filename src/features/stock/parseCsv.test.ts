import { expect, it } from 'vitest';
import { toCsv } from '../../domain/text/csv.ts';
import { parseCsv } from './parseCsv.ts';

it.each([
  [
    'a,b\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a;b\r\n"1,5";2',
    [
      ['a', 'b'],
      ['1,5', '2'],
    ],
  ],
  [
    'a\tb\n"1;5"\t2',
    [
      ['a', 'b'],
      ['1;5', '2'],
    ],
  ],
  [
    '\uFEFFa,b\n"x ""y""","1\r\n2"',
    [
      ['a', 'b'],
      ['x "y"', '1\n2'],
    ],
  ],
  [
    'a;b\n28.500.000;x, y, z',
    [
      ['a', 'b'],
      ['28.500.000', 'x, y, z'],
    ],
  ],
  ['a', [['a']]],
])('%j is read as %j', (text, rows) => expect(parseCsv(text)).toEqual({ rows }));

it('a quotation mark that stays open is named with its line', () => {
  expect(parseCsv('a,b\n1,"2\n3,4')).toEqual({ openQuote: 2 });
});

it('what is exported is read again', () => {
  const rows = [
    ['=1+1', 'Xe "đẹp", máy êm\nABS'],
    ['-5', '28500000'],
  ];
  expect(parseCsv(toCsv(rows).trimEnd())).toEqual({
    rows: [
      ["'=1+1", rows[0]?.[1]],
      ["'-5", '28500000'],
    ],
  });
});
