import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { BaseSequencer, type TestSpecification, type Vitest } from 'vitest/node';
import browser from '../../playwright.config.ts';
import { inRoot } from '../project.ts';

const count = 4;
const parts = {
  unit: '{src,functions/src,local,tests/statements}/**/*.test.{ts,tsx}',
  rules: 'tests/rules/*.test.ts',
  functions: 'tests/functions/*.test.ts',
  site: 'tests/site/**/*.test.ts',
};

it.each(Object.entries(parts))('four machines together have every file of %s once', async (_, pattern) => {
  const files = globSync(pattern, { cwd: inRoot() });
  expect(files.length).toBeGreaterThan(10);
  const specifications = files.map((file) => ({ moduleId: inRoot(file) }) as TestSpecification);
  const shares = await Promise.all(
    Array.from({ length: count }, (_, nth) => {
      const config = { root: inRoot(), shard: { index: nth + 1, count } };
      return new BaseSequencer({ config } as unknown as Vitest).shard(specifications);
    }),
  );
  const names = shares.flat().map(({ moduleId }) => moduleId.slice(inRoot().length + 1));
  expect(names.toSorted()).toEqual(files.toSorted());
  for (const share of shares) expect(share.length).toBeGreaterThanOrEqual(Math.floor(files.length / count));
});

it('Playwright divides whole files, whose tests build on one another', () => {
  expect(
    [browser, ...(browser.projects ?? [])].map(({ fullyParallel = false }) => fullyParallel),
  ).not.toContain(true);
});
