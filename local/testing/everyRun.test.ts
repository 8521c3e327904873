import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from '../project.ts';

const specs = globSync('tests/e2e/*.spec.ts', { cwd: inRoot() }).map((file) => ({
  file,
  text: readFileSync(inRoot(file), 'utf8'),
}));

it('every file of browser tests has a part in every run', () => {
  expect(specs.length).toBeGreaterThan(50);
  expect(specs.filter(({ text }) => !/\[S\d|@always|tagOf\(/.test(text)).map(({ file }) => file)).toEqual([]);
});

it('no statement is left to the full run: only the second language of a test is', () => {
  expect(specs.filter(({ text }) => text.includes('@full')).map(({ file }) => file)).toEqual([]);
});
