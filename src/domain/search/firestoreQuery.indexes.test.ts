import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyFilters } from '../../../tests/fixtures/anyFilters.ts';
import { compileQuery, everyIndex, indexFor } from './firestoreQuery.ts';

describe('the indexes of Firestore', () => {
  const file: { indexes: { collectionGroup: string; fields: unknown }[] } = JSON.parse(
    readFileSync(new URL('../../../firestore.indexes.json', import.meta.url), 'utf8'),
  );
  const checkedIn = file.indexes
    .filter(({ collectionGroup }) => collectionGroup === 'motorcycles')
    .map(({ fields }) => JSON.stringify(fields));

  it.each(everyIndex().map((fields) => JSON.stringify(fields)))('has %s', (index) =>
    expect(checkedIn).toContain(index),
  );
  it('are enough for any filters', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        const query = compileQuery(filters);
        if (query) expect(checkedIn).toContain(JSON.stringify(indexFor(query)));
      }),
    );
  });
  it('stay well below the 200 that a database may have', () => expect(file.indexes.length).toBeLessThan(100));
});
