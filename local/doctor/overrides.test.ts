import { expect, it } from 'vitest';
import { parseCards, parseIndex } from '../../functions/src/catalogue/catalogueDocuments.ts';
import { readIndexes } from './facts.ts';

it('the maps of the catalogue, which grow with the site, are in no index of single fields', () => {
  const overrides = readIndexes().fieldOverrides.filter(
    ({ collectionGroup }) => collectionGroup === 'catalogue',
  );
  expect(overrides).toEqual([
    { collectionGroup: 'catalogue', fieldPath: 'cards', indexes: [] },
    { collectionGroup: 'catalogue', fieldPath: 'parts', indexes: [] },
  ]);
  // The field names must be those of the documents.
  const [cards = '', parts = ''] = overrides.map(({ fieldPath }) => fieldPath);
  expect(parseCards({ [cards]: {} })).toEqual({});
  expect(parseIndex({ open: 0, taken: 0, [parts]: {} }).parts).toEqual({});
});

it('what is counted by visitors and pages is in no index of single fields', () =>
  expect(readIndexes().fieldOverrides).toEqual(
    expect.arrayContaining([
      { collectionGroup: 'views', fieldPath: 'viewers', indexes: [] },
      { collectionGroup: 'page_views', fieldPath: 'views', indexes: [] },
      { collectionGroup: 'listing_days', fieldPath: 'views', indexes: [] },
    ]),
  ));
