import { describe, expect, it } from 'vitest';
import { buildForm } from '../../../tests/fixtures/buildForm.ts';
import type { Status } from '../../domain/listing.ts';
import { toListingFields } from '../../domain/listingDocuments.ts';
import { photoAddress } from '../../domain/photo.ts';
import { Listing } from '../../domain/schemas/listing.ts';
import { serverTime } from '../../firebase/firestore.ts';
import { actionsFor, applied, type Mine, planAction } from './planAction.ts';

const photos = [photoAddress('bike', '00000000-0000-4000-8000-000000000001')];
const buildMine = (
  status: Status,
  {
    slug = 'honda-wave',
    images = photos,
    id = 'bike',
  }: { slug?: string | null; images?: string[]; id?: string } = {},
): Mine => ({
  ...Listing.parse({
    ...toListingFields(buildForm(), images),
    user_id: 'seller',
    created_at: 1,
    updated_at: 1,
    deleted_at: null,
    slug,
    status,
  }),
  id,
});

describe('an action on one’s own listing', () => {
  it.each([
    ['S4.6', 'active', 'pause', 'paused'],
    ['S4.7', 'paused', 'activate', 'active'],
    ['S4.8', 'active', 'markSold', 'sold'],
    ['S4.8', 'paused', 'markSold', 'sold'],
    ['S4.8', 'draft', 'markSold', 'sold'],
    ['S4.9', 'sold', 'unmarkSold', 'active'],
  ] as const)('[%s] on one that is %s: %s makes it %s', (_id, before, action, status) => {
    const listing = buildMine(before);
    expect(planAction(listing, action)).toEqual({
      kind: 'write',
      changes: { status, updated_at: serverTime },
      needsSlug: false,
    });
    expect(applied([listing], 'bike', action)[0]?.status).toBe(status);
  });

  it.each(['active', 'paused', 'draft', 'sold'] as const)(
    '[S4.10] deleting one that is %s marks it and changes nothing else',
    (status) => {
      const listing = buildMine(status);
      expect(planAction(listing, 'delete')).toEqual({
        kind: 'write',
        changes: { deleted_at: serverTime, updated_at: serverTime },
        needsSlug: false,
      });
      expect(
        applied([listing, buildMine('active', { id: 'other' })], 'bike', 'delete').map(({ id }) => id),
      ).toEqual(['other']);
    },
  );

  it('[S4.7] opens the form for a draft instead of publishing it', () => {
    expect(planAction(buildMine('draft'), 'activate')).toEqual({ kind: 'editor' });
  });

  it('[S4.8] opens the form for a draft that is not complete', () => {
    expect(planAction(buildMine('draft', { images: [] }), 'markSold')).toEqual({ kind: 'editor' });
  });

  it('[S4.8] reserves an address for a complete draft that never had one', () => {
    expect(planAction(buildMine('draft', { slug: null }), 'markSold')).toMatchObject({ needsSlug: true });
  });
});

it.each([
  ['S2.86', 'active', ['pause', 'markSold', 'delete']],
  ['S2.86', 'paused', ['activate', 'markSold', 'delete']],
  ['S2.86', 'draft', ['activate', 'markSold', 'delete']],
  ['S2.88', 'sold', ['unmarkSold', 'delete']],
  ['an operator’s', 'hidden', ['delete']],
] as const)('[%s] one that is %s offers %j', (_id, status, offered) => {
  expect(actionsFor({ status })).toEqual(offered);
});
