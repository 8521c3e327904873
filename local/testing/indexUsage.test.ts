import { describe, expect, it } from 'vitest';
import { type IndexFile, type IndexUsage, missingIndexes, serves } from './indexUsage.ts';

const field = (text: string) => {
  const [fieldPath = '', order = ''] = text.split(' ');
  return order === 'CONTAINS' ? { fieldPath, arrayConfig: order } : { fieldPath, order };
};
const usageOf = (collection: string, fields: string[], queryScope = 'COLLECTION'): IndexUsage => ({
  reports: [
    {
      index: {
        name: `projects/p/databases/(default)/collectionGroups/${collection}/indexes/_`,
        queryScope,
        fields: fields.map(field),
      },
    },
  ],
});
const file: IndexFile = {
  indexes: [
    {
      collectionGroup: 'motorcycles',
      queryScope: 'COLLECTION',
      fields: ['status ASCENDING', 'make ASCENDING', 'price ASCENDING', 'created_at DESCENDING'].map(field),
    },
  ],
  fieldOverrides: [
    {
      collectionGroup: 'replies',
      fieldPath: 'created_at',
      indexes: [{ order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' }],
    },
  ],
};

describe('an index that a query needs', () => {
  const fields = ['make ASCENDING', 'status ASCENDING', 'price ASCENDING', 'created_at DESCENDING'];

  it('is there, whatever the order of what is equal', () =>
    expect(missingIndexes(usageOf('motorcycles', [...fields, '__name__ DESCENDING']), file)).toEqual([]));

  it.each([
    ['a direction differs', fields.map((text) => text.replace('created_at DESC', 'created_at ASC'))],
    ['a field is missing', fields.slice(1)],
    ['a field is too many', ['category ASCENDING', ...fields]],
    ['the orders stand the other way round', [...fields.slice(0, 2), ...fields.slice(2).toReversed()]],
    ['the name runs the other way', [...fields, '__name__ ASCENDING']],
  ])('is missing when %s', (_, needed) =>
    expect(missingIndexes(usageOf('motorcycles', needed), file)).toEqual([
      `motorcycles: ${needed.join(', ')}`,
    ]),
  );

  it('is one of the same collection and the same scope', () => {
    expect(missingIndexes(usageOf('bikes', fields), file)).toHaveLength(1);
    expect(missingIndexes(usageOf('motorcycles', fields, 'COLLECTION_GROUP'), file)).toEqual([
      `motorcycles (group): ${fields.join(', ')}`,
    ]);
  });

  it('may be that of one field, over all collections of a name', () => {
    const needed = ['created_at ASCENDING', '__name__ ASCENDING'];
    expect(missingIndexes(usageOf('replies', needed, 'COLLECTION_GROUP'), file)).toEqual([]);
    expect(missingIndexes(usageOf('contact', needed, 'COLLECTION_GROUP'), file)).toHaveLength(1);
  });
});

it('lets only what is equal change places', () => {
  expect(serves(['status ASCENDING', 'price ASCENDING'], ['status ASCENDING', 'price ASCENDING'])).toBe(true);
  expect(serves(['z DESCENDING', 'a ASCENDING'], ['a ASCENDING', 'z DESCENDING'])).toBe(false);
  expect(serves(['price ASCENDING', 'status ASCENDING'], ['status ASCENDING', 'price ASCENDING'])).toBe(
    false,
  );
});
