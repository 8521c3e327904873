import { expect, it } from 'vitest';
import { deletedQuery } from './deletedQuery.ts';

it('what was deleted is asked for as long as it can come back: thirty days', () => {
  const { where, orderBy } = deletedQuery('seller', Date.UTC(2026, 10, 30));
  expect(where).toEqual([
    ['user_id', '==', 'seller'],
    ['deleted_at', '>', new Date(Date.UTC(2026, 9, 31))],
  ]);
  expect(orderBy).toEqual(['deleted_at', 'desc']);
});
