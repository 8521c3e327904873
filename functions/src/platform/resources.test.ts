import { globSync, readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { resources, warmFunctions } from './resources.ts';

vi.mock('../../../src/settings.ts', () => ({ settings: { minInstances: 2 } }));

it('the sizes of functions stand in one file', () => {
  const files = globSync('functions/src/**/*.ts').map((file) => file.replaceAll('\\', '/'));
  const sets = /\b(?:memory|cpu|minInstances|maxInstances|concurrency):/;
  const elsewhere = files.filter(
    (file) =>
      !file.endsWith('.test.ts') && sets.test(readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')),
  );
  expect(elsewhere).toEqual(['functions/src/platform/resources.ts']);
});

it('an installation sets how many instances of pages wait for visitors', () =>
  expect([resources.pages.minInstances, warmFunctions()]).toEqual([2, ['pages']]));
