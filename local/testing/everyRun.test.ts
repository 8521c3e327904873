import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from '../project.ts';

const read = (pattern: string) =>
  globSync(pattern, { cwd: inRoot(), exclude: ['**/node_modules/**'] }).map((file) => ({
    file,
    text: readFileSync(inRoot(file), 'utf8'),
  }));
const specs = read('tests/e2e/*.spec.ts');
/** Matches the titles of tests that run only with `--full`. */
const leftOut = /(['"`])(?:(?!\1).)*\1,\s*\{\s*tag: '@full'/g;
const statements = (text: string): string[] =>
  [...text.matchAll(/\[(S\d+\.\d+[S\d. ]*)\]/g)].flatMap(([, list = '']) => list.split(' '));

/** Files of browser tests, each with the tests that check its rules in every run. */
const holders = specs.flatMap(({ file, text }) =>
  [...text.matchAll(/heldBy\(([^)]*)\)/g)].map(([, list = '']) => ({
    file,
    tests: [...list.matchAll(/'([^']+)'/g)].map(([, test = '']) => test),
  })),
);

it('every file of browser tests has a part in every run, or names the tests that hold its rules there', () => {
  expect(specs.length).toBeGreaterThan(50);
  const named = new Set(holders.map(({ file }) => file));
  const idle = specs.filter(({ file, text }) => !/\[S\d|@always|tagOf\(/.test(text) && !named.has(file));
  expect(idle.map(({ file }) => file)).toEqual([]);
});

it('what holds the rules of a journey that is left to the full run is a test of every run', () => {
  expect(holders.length).toBeGreaterThan(10);
  const every = new Set(
    globSync(
      ['{src,functions/src}/**/*.test.{ts,tsx}', 'tests/{inMemory,functions,rules,site}/**/*.test.ts'],
      {
        cwd: inRoot(),
      },
    ),
  );
  for (const { file, tests } of holders) {
    expect(tests, file).not.toEqual([]);
    expect(
      tests.filter((test) => !every.has(test)),
      file,
    ).toEqual([]);
  }
});

it('what holds a statement and is left to the full run is held by another test of every run', () => {
  const quick = specs.map(({ text }) => text.replaceAll(leftOut, ''));
  const others = read('{src,functions,local,tests}/**/*.test.{ts,tsx}').map(({ text }) => text);
  const held = new Set([...quick, ...others].flatMap(statements));
  const left = specs.flatMap(({ text }) => [...text.matchAll(leftOut)].flatMap(([test]) => statements(test)));
  expect(left.length).toBeGreaterThan(20);
  expect(left.filter((statement) => !held.has(statement))).toEqual([]);
});
