import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../project.ts';

const read = (file: string) => readFileSync(inRoot(file), 'utf8');

/** Returns the rows of the table below a heading, without its head. */
const rowsBelow = (text: string, heading: string): string[] =>
  (text.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1);

const codeIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

describe('the tasks of CONTRIBUTING.md', () => {
  const rows = rowsBelow(read('CONTRIBUTING.md'), 'I want to …');

  it('are twenty-five', () => expect(rows).toHaveLength(25));

  it.each(rows)('%s', (row) => {
    const [, , begin = '', then = ''] = row.split('|');
    const filesIn = (cell: string) => codeIn(cell).filter((code) => /^[\w.@[\]/-]+$/.test(code) && code !== 'isIndexed');
    expect(filesIn(begin).length).toBeGreaterThan(0);
    expect([...filesIn(begin), ...filesIn(then)].filter((file) => !existsSync(inRoot(file)))).toEqual([]);
  });

  it('name what is in the file that they name', () => {
    const named = rows.join().matchAll(/`([^`]+\.\w+)` \(`([^`]+)`\)/g);
    const missing = [...named].filter(([, file = '', word = '']) => !read(file).includes(word));
    expect(missing.map(([text]) => text)).toEqual([]);
  });
});

it('docs/local.md has a sentence for each folder of local', () => {
  const named = rowsBelow(read('docs/local.md'), 'The folders of `local`').map((row) => codeIn(row)[0]);
  const folders = readdirSync(inRoot('local'), { withFileTypes: true }).filter((one) => one.isDirectory());
  expect(named).toEqual(folders.map(({ name }) => `local/${name}`).toSorted());
});

const documents = ['*.md', 'docs/*.md', 'src/*/README.md'].flatMap((files) =>
  globSync(files, { cwd: inRoot() }),
);

/**
 * Returns files, folders and patterns of sources that a text names in code. Not in the changelog, which names
 * old ones.
 */
const sourcesIn = (text: string) =>
  codeIn(text.replace(/^```.*?^```/gms, '')).filter(
    (code) => /^(src|functions|local|tests|docs)\/[^\s<…]+$/.test(code) && !code.endsWith('**'),
  );
/** Written by a build, and absent before it. */
const isBuilt = (file: string) => /^(?:dist|functions\/lib)(?:\/|$)/.test(file);
const isThere = (named: string) => {
  const file = named.replace(/[:#].*$/, '');
  if (isBuilt(file)) return true;
  // Brackets are part of Astro's file names, not a pattern.
  return existsSync(inRoot(file)) || globSync(file.replaceAll('[', '[[]'), { cwd: inRoot() }).length > 0;
};

it.each(documents.filter((file) => file !== 'CHANGELOG.md'))('%s names files that exist', (file) =>
  expect(sourcesIn(read(file)).filter((named) => !isThere(named))).toEqual([]),
);
