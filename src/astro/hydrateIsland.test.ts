import { expect, it } from 'vitest';
import { hydrateIsland } from './hydrateIsland.ts';

const nothing = async () => undefined;

it.each([
  ['is there once Astro took its mark away', async () => nothing, false, true],
  ['is not there while the mark stays: Astro answers as if it were', async () => nothing, true, false],
  ['is not there when its script fails', () => Promise.reject(new Error('offline')), false, false],
])('an island %s', async (_, load, isMarked, expected) => {
  const island = { hasAttribute: () => isMarked } as unknown as HTMLElement;
  expect(await hydrateIsland(load, island)).toBe(expected);
});
