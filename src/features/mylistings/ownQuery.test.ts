import { expect, it } from 'vitest';
import { ownQuery } from './ownQuery.ts';

it('[S7.12] one’s own listings are asked for without deleted ones, newest first', () => {
  const { where, orderBy, limit } = ownQuery('seller');
  expect(where).toContainEqual(['user_id', '==', 'seller']);
  expect(where).toContainEqual(['deleted_at', '==', null]);
  expect(where).toHaveLength(2);
  expect(orderBy).toEqual(['created_at', 'desc']);
  expect(limit).toBeUndefined();
});
