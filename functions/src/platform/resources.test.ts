import { globSync, readFileSync } from 'node:fs';
import { beforeAll, expect, it, vi } from 'vitest';
import { resources, warmFunctions } from './resources.ts';

type Size = 'availableMemoryMb' | 'cpu' | 'concurrency' | 'minInstances' | 'maxInstances';
type Endpoint = { [field in Size]?: unknown };
let endpoints: Record<string, Endpoint>;
beforeAll(async () => {
  // Options count for what is declared after them, which another test may have been.
  vi.resetModules();
  const functions: Record<string, { __endpoint: Endpoint } | undefined> = await import('../index.ts');
  endpoints = Object.fromEntries(
    Object.entries(functions).flatMap(([name, declared]) => (declared ? [[name, declared.__endpoint]] : [])),
  );
});

const sizeOf = (name: string) => {
  const { availableMemoryMb, cpu, concurrency, maxInstances } = endpoints[name] ?? {};
  return [availableMemoryMb, cpu, concurrency, maxInstances];
};

it('every function has 512 MB, a processor, 80 requests at once and 20 instances, but for those with settings of their own', () => {
  const common = Object.keys(endpoints).filter((name) => !(name in resources));
  expect(common.length).toBeGreaterThan(25);
  expect(common.map(sizeOf)).toEqual(common.map(() => [512, 1, 80, 20]));
  expect(Object.fromEntries(Object.keys(resources).map((name) => [name, sizeOf(name)]))).toEqual({
    pages: [512, 1, 80, 20],
    photos: [512, 1, 80, 20],
    onPhotoUploaded: [1024, 1, 4, 20],
    reconcile: [1024, 1, 80, 1],
    health: [512, 1, 80, 1],
    count: [512, 1, 80, 5],
    view: [512, 1, 80, 5],
    logEntry: [512, 1, 80, 5],
    unsubscribe: [512, 1, 80, 5],
    stillForSale: [512, 1, 80, 5],
  });
});

it('no instance waits as it is shipped, and the setting reaches the function', () => {
  expect(endpoints.pages?.minInstances).toBe(0);
  expect(warmFunctions()).toEqual([]);
  expect(warmFunctions({ pages: { minInstances: 1 }, photos: {} })).toEqual(['pages']);
});

it('the sizes of functions stand in one file', () => {
  const files = globSync('functions/src/**/*.ts').map((file) => file.replaceAll('\\', '/'));
  const sets = /\b(?:memory|cpu|minInstances|maxInstances|concurrency):/;
  const elsewhere = files.filter(
    (file) => !file.endsWith('.test.ts') && sets.test(readFileSync(file, 'utf8')),
  );
  expect(elsewhere).toEqual(['functions/src/platform/resources.ts']);
});
