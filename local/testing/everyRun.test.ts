import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from '../project.ts';

const read = (pattern: string) =>
  globSync(pattern, { cwd: inRoot(), exclude: ['**/node_modules/**'] }).map((file) => ({
    file,
    text: readFileSync(inRoot(file), 'utf8'),
  }));
const specs = read('tests/e2e/*.spec.ts');
/** A test that only the full run has, up to its tag. */
const leftOut = /(['"`])(?:(?!\1).)*\1,\s*\{\s*tag: '@full'/g;
const statements = (text: string): string[] =>
  [...text.matchAll(/\[(S\d+\.\d+[S\d. ]*)\]/g)].flatMap(([, list = '']) => list.split(' '));

it('every file of browser tests has a part in every run', () => {
  expect(specs.length).toBeGreaterThan(50);
  expect(specs.filter(({ text }) => !/\[S\d|@always|tagOf\(/.test(text)).map(({ file }) => file)).toEqual([]);
});

it('what holds a statement and is left to the full run is held by another test of every run', () => {
  const quick = specs.map(({ text }) => text.replaceAll(leftOut, ''));
  const others = read('{src,functions,local,tests}/**/*.test.{ts,tsx}').map(({ text }) => text);
  const held = new Set([...quick, ...others].flatMap(statements));
  const left = specs.flatMap(({ text }) => [...text.matchAll(leftOut)].flatMap(([test]) => statements(test)));
  expect(left.length).toBeGreaterThan(20);
  expect(left.filter((statement) => !held.has(statement))).toEqual([]);
});
