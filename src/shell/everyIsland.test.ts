import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** CountVisit has no controls in its HTML. Kit is the page of sample components. */
const exceptions = ['CountVisit', 'Kit'];

it('every island that holds presses is made by island(): it tells when it is drawn, and outlives an error', () => {
  const root = join(import.meta.dirname, '../..');
  const pages = globSync('src/**/*.astro', { cwd: root }).map((file) =>
    readFileSync(join(root, file), 'utf8'),
  );
  const used = pages.flatMap((page) =>
    [...page.matchAll(/<(\w+) client:(?!ask\b)/g)].map(([, name]) => name),
  );
  const sources = globSync('src/**/*.tsx', { cwd: root }).map((file) =>
    readFileSync(join(root, file), 'utf8'),
  );
  const made = new Set(
    sources.flatMap((source) =>
      [...source.matchAll(/export const (\w+) = island\(/g)].map(([, name]) => name),
    ),
  );
  expect(used.length).toBeGreaterThan(15);
  expect(used.filter((name) => !made.has(name) && !exceptions.includes(name ?? ''))).toEqual([]);
});
