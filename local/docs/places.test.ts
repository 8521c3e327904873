import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../project.ts';

const read = (file: string) => readFileSync(inRoot(file), 'utf8');

const rowsBelow = (text: string, heading: string): string[] =>
  (text.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1);

const codeIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

describe('the tasks of CONTRIBUTING.md', () => {
  const rows = rowsBelow(read('CONTRIBUTING.md'), 'I want to …');

  it('are twenty-six', () => expect(rows).toHaveLength(26));

  it.each(rows)('%s', (row) => {
    const [, , begin = '', then = ''] = row.split('|');
    const filesIn = (cell: string) =>
      codeIn(cell).filter((code) => /^[\w.@[\]/-]+$/.test(code) && code !== 'isIndexed');
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

const documents = ['*.md', 'docs/*.md', 'docs/decisions/*.md', 'src/*/README.md']
  .flatMap((files) => globSync(files, { cwd: inRoot() }))
  // The changelog mentions files that no longer exist.
  .filter((file) => file !== 'CHANGELOG.md');
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: inRoot(),
  encoding: 'utf8',
}).split('\n');
const names = new Set(files.map((file) => basename(file)));

const withoutBlocks = (text: string) => text.replace(/^```.*?^```/gms, '');

/** Returns the source files and folders that a text names in code, including patterns. */
const sourcesIn = (text: string) =>
  codeIn(withoutBlocks(text)).filter(
    (code) => /^(src|functions|local|tests|docs|rules)\/[^\s<…]+$/.test(code) && !code.endsWith('**'),
  );
/** Build output, which may not exist yet. */
const isBuilt = (file: string) => /^(?:dist|functions\/lib)(?:\/|$)/.test(file);
const isThere = (named: string) => {
  const file = named.replace(/[:#].*$/, '');
  if (isBuilt(file)) return true;
  // Brackets are part of Astro's file names, not a pattern.
  return existsSync(inRoot(file)) || globSync(file.replaceAll('[', '[[]'), { cwd: inRoot() }).length > 0;
};

it.each(documents)('%s names files that exist', (file) =>
  expect(sourcesIn(read(file)).filter((named) => !isThere(named))).toEqual([]),
);

/** Returns files that a text names without their folder, as in "`proposal.ts` decides". */
const bareNamesIn = (text: string) =>
  codeIn(withoutBlocks(text)).filter((code) =>
    /^[A-Za-z][\w.-]*\.(?:ts|tsx|astro|mjs|css|rules)$/.test(code),
  );

it.each(documents)('%s names no file that is nowhere', (file) =>
  expect(bareNamesIn(read(file)).filter((name) => !names.has(name))).toEqual([]),
);

const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[`*]/g, '')
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
const anchorsOf = (file: string) =>
  [...withoutBlocks(readFileSync(file, 'utf8')).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    anchorOf(heading),
  );

const leadsNowhere = (file: string, link: string): boolean => {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? inRoot(file) : join(inRoot(dirname(file)), path);
  return !existsSync(target) || (anchor !== undefined && !anchorsOf(target).includes(anchor));
};

it.each(documents)('%s has links that lead somewhere', (file) => {
  const text = withoutBlocks(read(file)).replace(/`[^`]*`/g, '');
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  const own = links.filter((link) => !/^[a-z]+:/.test(link));
  expect(own.filter((link) => leadsNowhere(file, link))).toEqual([]);
});

it('README.md leads to every document', () => {
  const readme = read('README.md');
  const pages = globSync('docs/*.md', { cwd: inRoot() });
  expect(pages.filter((file) => !readme.includes(`(${file})`))).toEqual([]);
});
