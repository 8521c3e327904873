import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = import.meta.dirname;
const root = join(folder, '..', '..');
const own: { dependencies: Record<string, string> } = JSON.parse(
  readFileSync(join(folder, 'package.json'), 'utf8'),
);
const functions: typeof own = JSON.parse(readFileSync(join(root, 'functions', 'package.json'), 'utf8'));

type Import = { file: string; of: string };

/** What the files name behind `from` or `import`. */
const importsIn = (cwd: string, patterns: string[]): Import[] =>
  globSync(patterns, { cwd }).flatMap((file) =>
    [...readFileSync(join(cwd, file), 'utf8').matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'([^'\n]+)'/g)].map(
      ([, of = '']) => ({ file: join(cwd, file), of }),
    ),
  );

const isRelative = ({ of }: Import) => of.startsWith('.');
/** The imported file, as seen from the package. Starts with `..` outside of it. */
const target = ({ file, of }: Import) => relative(folder, join(file, '..', of));

describe('the package', () => {
  const inside = importsIn(folder, ['**/*.ts']);

  it('imports no file from outside of it', () => {
    expect(inside.length).toBeGreaterThan(200);
    expect(
      inside
        .filter(isRelative)
        .map(target)
        .filter((path) => path.startsWith('..')),
    ).toEqual([]);
  });

  it('imports the packages that it names, and those of tests in tests only', () => {
    const named = inside.filter((one) => !isRelative(one) && !one.of.startsWith('node:'));
    const drawing = named.filter(({ file }) => !file.endsWith('.test.ts'));
    expect([...new Set(drawing.map(({ of }) => of))]).toEqual(Object.keys(own.dependencies));
    const testing = new Set(named.map(({ of }) => of));
    expect([...testing].toSorted()).toEqual(['sharp', 'vitest']);
  });

  // Another release of sharp would lie in the package's own node_modules and pack other bytes.
  it('gets the release of sharp that the functions get', () => {
    expect(own.dependencies.sharp).toBe(functions.dependencies.sharp);
  });
});

describe('the rest of the project', () => {
  it('imports nothing of it into what is deployed', () => {
    const deployed = importsIn(root, [
      'src/**/*.{ts,tsx,astro,js,mjs}',
      'functions/src/**/*.ts',
      'astro.config.mjs',
    ]);
    expect(deployed.length).toBeGreaterThan(1000);
    expect(deployed.filter(({ of }) => /illustrator/.test(of))).toEqual([]);
  });

  it('imports it by its entrance alone', () => {
    const tools = importsIn(root, ['local/*/*.ts', 'tests/**/*.ts']).filter(
      (one) => isRelative(one) && relative(folder, one.file).startsWith('..'),
    );
    const taken = tools.map(target).filter((path) => !path.startsWith('..'));
    expect([...new Set(taken)]).toEqual(['index.ts']);
  });
});
