import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import config from '../../vitest.config.ts';

type Alias = { find: RegExp; replacement: string };
type Project = { resolve?: { alias?: Alias[] } };
const projects = (config as { test: { projects: Project[] } }).test.projects;
const aliases = new Map(
  projects.flatMap(({ resolve }) => resolve?.alias ?? []).map((alias) => [String(alias.find), alias]),
);

const imports = globSync('{src,functions/src,tests/functions}/**/*.{ts,tsx}')
  .filter((file) => !/^(?:src|functions).*\.test\./.test(file))
  .flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\b(?:from|import\() ?'(\.[^']+)'/g)].map(
      ([, specifier = '']) => ({
        specifier,
        target: join(dirname(file), specifier),
      }),
    ),
  );

it.each([...aliases.values()])('$find replaces one file, wherever that is imported', ({ find }) => {
  const replaced = new Set(
    imports.filter(({ specifier }) => find.test(specifier)).map(({ target }) => target),
  );
  expect(replaced.size).toBe(1);
  const [target = ''] = replaced;
  const missed = imports.filter((one) => one.target === target && !find.test(one.specifier));
  expect(missed, `imports of ${basename(target)} that reach the real one`).toEqual([]);
});
