import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { inRoot } from './project.ts';

/** Returns a source's relative imports. `isLazyToo`: includes lazy ones. */
const importsIn = (source: string, isLazyToo = true): string[] =>
  [...source.matchAll(/\bfrom '(\.[^']+)'|\bimport\('(\.[^']+)'\)|^import '(\.[^']+)'/gm)].flatMap(
    ([, from, lazy, bare]) => from ?? bare ?? (isLazyToo && lazy ? lazy : []),
  );

const foldersUnder = (root: string): Map<string, Set<string>> => {
  const folderOf = (path: string) => path.slice(root.length + 1).split('/');
  const folders = new Map<string, Set<string>>();
  for (const path of globSync(`${root}/*/**/*.{ts,tsx,astro}`, {
    cwd: inRoot(),
    exclude: ['**/*.test.{ts,tsx}'],
  })) {
    const [folder = ''] = folderOf(path);
    const used = folders.get(folder) ?? new Set();
    folders.set(folder, used);
    // Lazy imports in browser code do not count as a cycle: they load parts that are shown later.
    for (const imported of importsIn(readFileSync(inRoot(path), 'utf8'), root !== 'src')) {
      const target = join(dirname(path), imported);
      const [other = '', ...rest] = target.startsWith(`${root}/`) ? folderOf(target) : [];
      if (rest.length > 0 && other !== folder) used.add(other);
    }
  }
  return folders;
};

/** Returns the folders that import each other in a cycle. */
const circleIn = (folders: Map<string, Set<string>>): string[] => {
  const left = new Map(folders);
  for (let before = 0; before !== left.size; ) {
    before = left.size;
    for (const [folder, used] of left) if (![...used].some((name) => left.has(name))) left.delete(folder);
  }
  return [...left.keys()];
};

it('a circle of folders is found', () => {
  const folders = new Map([
    ['entries', new Set(['emails'])],
    ['emails', new Set(['listings'])],
    ['listings', new Set(['emails'])],
    ['platform', new Set<string>()],
  ]);
  expect(circleIn(folders)).toEqual(['entries', 'emails', 'listings']);
});

it.each(['functions/src', 'src', 'src/domain'])(
  'folders of %s import one another in one direction',
  (root) => {
    const folders = foldersUnder(root);
    expect(folders.size).toBeGreaterThan(10);
    expect(circleIn(folders)).toEqual([]);
  },
);

it('what the platform calls stands in one folder, and nothing imports it but the list', () => {
  const sources = globSync('functions/src/**/*.ts', { cwd: inRoot(), exclude: ['**/*.test.ts'] });
  const isEntry = (path: string) => /\.(trigger|schedule|call|http)\.ts$/.test(path);
  expect(sources.filter((path) => isEntry(path) !== path.includes('/entries/'))).toEqual([]);
  const others = sources.filter((path) => !path.includes('/entries/') && path !== 'functions/src/index.ts');
  expect(
    others.filter((path) =>
      importsIn(readFileSync(inRoot(path), 'utf8')).some((imported) => isEntry(imported)),
    ),
  ).toEqual([]);
});
