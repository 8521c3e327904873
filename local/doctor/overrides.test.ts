import { expect, it } from 'vitest';
import { parseCards, parseIndex } from '../../functions/src/catalogue/catalogueDocuments.ts';
import { readIndexes } from './facts.ts';

it('the maps and bytes of the catalogue, which grow with the site, are in no index of single fields', () => {
  const overrides = readIndexes().fieldOverrides.filter(({ collectionGroup }) =>
    collectionGroup.startsWith('catalogue'),
  );
  expect(overrides).toEqual([
    { collectionGroup: 'catalogue', fieldPath: 'cards', indexes: [] },
    { collectionGroup: 'catalogue', fieldPath: 'parts', indexes: [] },
    { collectionGroup: 'catalogue', fieldPath: 'segments', indexes: [] },
    { collectionGroup: 'catalogue_segments', fieldPath: 'cards', indexes: [] },
    { collectionGroup: 'catalogue_descriptions', fieldPath: 'words', indexes: [] },
  ]);
  // The parsers must use the field names of these overrides.
  const [cards = '', parts = '', segments = ''] = overrides.map(({ fieldPath }) => fieldPath);
  expect(parseCards({ [cards]: {} })).toEqual({});
  expect(parseIndex({ open: 0, taken: 0, [parts]: {}, [segments]: {} })).toEqual({
    open: 0,
    taken: 0,
    parts: {},
    segments: {},
  });
});

it('all composite indexes are fewer than forty', () =>
  expect(readIndexes().indexes.length).toBeLessThanOrEqual(40));

it('what is counted by visitors and pages is in no index of single fields', () =>
  expect(readIndexes().fieldOverrides).toEqual(
    expect.arrayContaining([
      { collectionGroup: 'views', fieldPath: 'viewers', indexes: [] },
      { collectionGroup: 'page_views', fieldPath: 'views', indexes: [] },
      { collectionGroup: 'listing_days', fieldPath: 'views', indexes: [] },
    ]),
  ));
