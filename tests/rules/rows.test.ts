import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../../local/project.ts';
import { figure } from '../fixtures/figure.ts';
import { type Cell, columns, matrix } from './matrix.ts';

const named = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name ?? '');
const rules = readFileSync(inRoot('firestore.rules'), 'utf8');
const code = globSync(['functions/src/**/*.ts', 'src/{firebase,features,domain}/**/*.{ts,tsx}'], {
  cwd: inRoot(),
})
  .filter((file) => !/\.test\./.test(file))
  .map((file) => readFileSync(inRoot(file), 'utf8'));

const collections = new Set([
  ...named(rules, /match \/(\w+)\/(?:\{|current|public)/g).filter((name) => name !== 'databases'),
  ...code.flatMap((text) => named(text, /\b(?:collection|collectionGroup)\((?:\w+(?:\(\))?, )?['`](\w+)/g)),
  ...code.flatMap((text) => named(text, /\b(?:doc|document)(?:\(|: )(?:\w+(?:\(\))?, )?['`](\w+)\//g)),
]);
const rowOf = (name: string): Cell[] =>
  Object.entries(matrix).flatMap(([row, cells]) => (row === name || row.endsWith(`/${name}`) ? cells : []));

describe('the table of who may do what', () => {
  it('has a row for every collection that the rules or the code name', () => {
    expect(collections.size).toBeGreaterThan(20);
    expect([...collections].filter((name) => rowOf(name).length === 0)).toEqual([]);
  });

  it.each([...collections])('says for %s who may get, list, create, update and delete', (name) => {
    const actions = new Set(rowOf(name).map(({ op }) => op));
    expect([...actions].sort()).toEqual(['create', 'delete', 'get', 'list', 'update']);
  });

  /** Operations that everybody may perform. */
  const open = ['slugs get'];
  it('refuses at least two for every action that it allows', () => {
    const lonely = Object.entries(matrix).flatMap(([row, cells]) =>
      [...new Set(cells.map(({ op }) => op))]
        .filter((op) => {
          const verdicts = cells.filter((cell) => cell.op === op).flatMap((cell) => cell.verdicts);
          return verdicts.includes(true) && verdicts.filter((allowed) => !allowed).length < 2;
        })
        .map((op) => `${row} ${op}`),
    );
    expect(lonely).toEqual(open);
  });

  it('holds at least 450 cases', () => {
    const cases = Object.values(matrix).flat().length * columns.length;
    figure('who may do what', `${cases} cases in ${Object.keys(matrix).length} rows`);
    expect(cases).toBeGreaterThanOrEqual(450);
  });
});
