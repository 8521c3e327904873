import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import {
  addressedDocuments,
  listingCollections,
  listingNotes,
  ownedCollections,
  personalCollections,
  prefixedDocuments,
} from './belongings.ts';

/** Collections that erasing an account treats in its own way, below a listing or a thread, or about nobody. */
const others = [
  ...['motorcycles', 'contact', 'wishes', 'catalogue', 'catalogue_places', 'slugs'],
  ...['inquiries', 'replies', 'erasures'],
  // Deeds of operators: ids and reasons, kept as proof.
  'audit',
  ...['views', 'page_views', 'rates', 'stats'],
];
const known: string[] = [
  ...others,
  ...ownedCollections,
  ...personalCollections,
  ...listingCollections,
  ...listingNotes,
  ...prefixedDocuments('u').map(({ collection }) => collection),
  ...addressedDocuments.map(({ collection }) => collection),
];

const named = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name ?? '');
const read = (path: string | URL) => readFileSync(path, 'utf8');

it('whoever leaves takes along what they have in each collection of the rules', () => {
  const rules = read(new URL('../../../firestore.rules', import.meta.url));
  const collections = named(rules, /^ {4}match \/(\w+)\//gm);
  expect(collections.length).toBeGreaterThan(8);
  expect(collections.filter((name) => !known.includes(name))).toEqual([]);
});

it('and in each collection that functions write', () => {
  const folder = fileURLToPath(new URL('..', import.meta.url));
  const collections = globSync(`${folder}**/*.ts`).flatMap((file) =>
    named(read(file), /collection\('(\w+)'\)/g),
  );
  expect(collections.length).toBeGreaterThan(20);
  expect([...new Set(collections)].filter((name) => !known.includes(name))).toEqual([]);
});
