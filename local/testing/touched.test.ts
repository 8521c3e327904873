import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from '../project.ts';
import { byTable, rows, touchedBy } from './touched.ts';

const foldersOf = (...patterns: string[]) =>
  globSync(patterns, { cwd: inRoot(), withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${entry.parentPath.slice(inRoot().length + 1)}/${entry.name}/`.replace(/^\//, ''));

it('each folder of the sources has a row', () => {
  const divided = ['src/features/', 'src/domain/'];
  const folders = foldersOf('functions/src/*', 'src/*', 'src/features/*', 'src/domain/*');
  expect(folders.length).toBeGreaterThan(50);
  const known = new Set(rows.map(([path]) => path));
  expect(folders.filter((folder) => !divided.includes(folder) && !known.has(folder))).toEqual([]);
});

it('each row is of something that there is, and names tests that there are', () => {
  const gone = rows.filter(([path]) => globSync(`${path}*`, { cwd: inRoot() }).length === 0);
  expect(gone).toEqual([]);
  for (const part of byTable) {
    const files = globSync(`tests/${part}/**/*.{test,spec}.ts`, { cwd: inRoot() });
    const names = rows.flatMap(([, tests]) => tests[part] ?? []).filter((name) => name !== '*');
    const missing = names.filter((name) => !files.some((file) => file.startsWith(`tests/${part}/${name}.`)));
    expect(missing, part).toEqual([]);
  }
});

const chosen = (...files: string[]) => Object.fromEntries(touchedBy(files));

it('formats, types and unit tests are among all that is touched', () => {
  expect(chosen('README.md')).toEqual({ check: [], unit: [] });
});

it('a file touches the tests of the row that describes it best', () => {
  expect(chosen('src/features/conversations/Inbox.tsx', 'functions/src/photos/hashPhoto.ts')).toEqual({
    check: [],
    unit: [],
    e2e: ['tests/e2e/conversations.', 'tests/e2e/inbox.'],
    functions: ['tests/functions/cleanUp.', 'tests/functions/photoCopies.', 'tests/functions/photos.'],
  });
  expect(chosen('src/components/brand/Years.astro')).toEqual({
    check: [],
    unit: [],
    site: ['tests/site/brands.'],
  });
});

it('all rules are asked once firestore.rules has changed', () => {
  expect(chosen('firestore.rules', 'storage.rules').rules).toEqual([]);
});

it('a test touches itself, and what it shares touches those that use it', () => {
  expect(chosen('tests/e2e/likes.spec.ts').e2e).toEqual(['tests/e2e/likes.']);
  expect(chosen('tests/site/secure/kinds.ts').site).toEqual([
    'tests/site/secure/headers.',
    'tests/site/secure/observatory.',
  ]);
});
