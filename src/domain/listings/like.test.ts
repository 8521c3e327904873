import { expect, it } from 'vitest';
import { buildLike } from '../../../tests/fixtures/buildLike.ts';
import { Like } from './like.schema.ts';
import { likeId } from './like.ts';

it('[S3.19] is a person and a bike, once', () => {
  expect(likeId('buyer', 'listing')).toBe('buyer_listing');
  expect(Like.safeParse(buildLike()).success).toBe(true);
});
it.each([{ motorcycle_id: null }, { user_id: 5 }, { created_at: 'now' }, { note: 'x' }])(
  'is refused with %o',
  (changes) => {
    expect(Like.safeParse({ ...buildLike(), ...changes }).success).toBe(false);
  },
);
