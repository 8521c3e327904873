import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { memoryStorage } from '../tests/fixtures/memoryStorage.ts';
import { storeOf } from './browserStorage.ts';

const refuse = (): never => {
  throw new DOMException('no', 'SecurityError');
};
const memory = memoryStorage();
const full = { ...memoryStorage(), length: 1, setItem: refuse };
const silent = { getItem: refuse, setItem: refuse, removeItem: refuse, key: refuse, length: 0 };

it('stores, reads, lists and removes', () => {
  const store = storeOf(() => memory);
  expect([store.set('a', '{"b":1}'), store.set('c', 'no JSON')]).toEqual([true, true]);
  expect([store.get('a'), store.getJson('a'), store.getJson('c')]).toEqual(['{"b":1}', { b: 1 }, null]);
  expect([store.keys(), store.isOpen()]).toEqual([['a', 'c'], true]);
  store.remove('a');
  expect([store.get('a'), store.getJson('a'), store.keys()]).toEqual([null, null, ['c']]);
});

it.each([
  ['touching it throws, as with cookies blocked', refuse, false],
  ['there is none', () => JSON.parse('null'), false],
  ['it is full', () => full, true],
  ['each of its methods throws', () => silent, true],
] as const)('never throws where %s', (_, storage, isOpen) => {
  const store = storeOf(storage);
  expect([store.get('a'), store.getJson('a'), store.set('a', 'b')]).toEqual([null, null, false]);
  expect(() => store.remove('a')).not.toThrow();
  expect([Array.isArray(store.keys()), store.isOpen()]).toEqual([true, isOpen]);
});

it('nothing else in src touches storage: each access would have to be prepared for a refusal', () => {
  const files = globSync('src/**/*.{ts,tsx,astro}').filter(
    (file) => !/\.test\.tsx?$|^src\/browserStorage\.ts$/.test(file),
  );
  expect(files.length).toBeGreaterThan(500);
  const bare = /\b(?:localStorage|sessionStorage)\b|document\.cookie/;
  expect(files.filter((file) => bare.test(readFileSync(file, 'utf8')))).toEqual([]);
});
