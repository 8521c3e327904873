import { expect, it } from 'vitest';
import { nearestFirst } from './nearest.ts';
import { describeMutant, shareNoticed, type Tried, table } from './report.ts';

const location = { start: { line: 1, column: 7 }, end: { line: 1, column: 12 } };
const tried = (fileName: string, fate: Tried['fate']): Tried => ({
  mutant: { fileName, location, replacement: 'false', mutatorName: 'ConditionalExpression' },
  fate,
});
const three = [
  tried('src/domain/a.ts', 'noticed'),
  tried('src/domain/b.ts', 'not run'),
  tried('functions/src/c.ts', 'survived'),
];

it('only what was noticed counts as noticed', () => {
  expect(shareNoticed(three)).toBeCloseTo(1 / 3);
  expect(shareNoticed([])).toBe(0);
});

it('the table has noticed and all by folder, and the sum', () => {
  const possible = three.map(({ mutant }) => mutant);
  expect(table(three, possible).split('\n').slice(2)).toEqual([
    '| src/domain | 1/2 | 50.0 % | 2 |',
    '| src/firebase | 0/0 | 0.0 % | 0 |',
    '| src/features | 0/0 | 0.0 % | 0 |',
    '| functions/src | 0/1 | 0.0 % | 1 |',
    '| all | 1/3 | 33.3 % | 3 |',
  ]);
});

it('a survivor is named by its place, what stood there and what was put there', () => {
  expect(describeMutant(three[1] as Tried, 'one();\nreturn a < b;\n')).toBe(
    'src/domain/b.ts:2 `a < b` becomes `false` (not run)',
  );
});

it('the tests of the same name are asked first, then those of the same folder', () => {
  const tests = ['/z/other.test.ts', '/a/near.test.ts', '/a/code.test.ts', '/b/far.test.ts'];
  expect(nearestFirst('/a/code.ts', tests)).toEqual([
    '/a/code.test.ts',
    '/a/near.test.ts',
    '/b/far.test.ts',
    '/z/other.test.ts',
  ]);
});
