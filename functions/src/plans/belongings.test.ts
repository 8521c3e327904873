import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  addressedDocuments,
  ownedCollections,
  personalCollections,
  prefixedDocuments,
} from './belongings.ts';

/** Collections that erasing an account treats in its own way, or that are about nobody. */
const others = ['motorcycles', 'inquiries', 'slugs', 'rates', 'stats'];

it('whoever leaves takes along what they have in each collection of the rules', () => {
  const rules = readFileSync(new URL('../../../firestore.rules', import.meta.url), 'utf8');
  const collections = [...rules.matchAll(/^ {4}match \/(\w+)\//gm)].map(([, name]) => name);
  const known: string[] = [
    ...others,
    ...ownedCollections,
    ...personalCollections,
    ...prefixedDocuments('u').map(({ collection }) => collection),
    ...addressedDocuments.map(({ collection }) => collection),
  ];
  expect(collections.length).toBeGreaterThan(8);
  expect(collections.filter((name) => name && !known.includes(name))).toEqual([]);
});
