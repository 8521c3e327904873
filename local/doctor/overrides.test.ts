import { expect, it } from 'vitest';
import { parseCards, parseIndex } from '../../functions/src/effects/catalogueDocuments.ts';
import { readIndexes } from './facts.ts';

it('the maps of the catalogue, which grow with the site, are in no index of single fields', () => {
  const overrides = readIndexes().fieldOverrides.filter(
    ({ collectionGroup }) => collectionGroup === 'catalogue',
  );
  expect(overrides).toEqual([
    { collectionGroup: 'catalogue', fieldPath: 'cards', indexes: [] },
    { collectionGroup: 'catalogue', fieldPath: 'parts', indexes: [] },
  ]);
  // The names are those which the documents have.
  const [cards = '', parts = ''] = overrides.map(({ fieldPath }) => fieldPath);
  expect(parseCards({ [cards]: {} })).toEqual({});
  expect(parseIndex({ open: 0, taken: 0, [parts]: {} }).parts).toEqual({});
});
