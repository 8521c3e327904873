import { expect, it } from 'vitest';
import { buildDraft, buildHidden, buildListing } from '../../../tests/fixtures/buildListing.ts';
import { ShownBike, shownBike } from './shownBike.ts';

it.each(['active', 'paused', 'sold'] as const)(
  'an email shows of a bike that is %s what its page does',
  (status) => {
    const shown = shownBike(buildListing({ status, seller_name: 'An', description: '0912345678' }));
    expect(shown).toEqual({
      photo: '/photos/listing/00000000-0000-4000-8000-000000000000',
      price: 15_000_000,
      mileage: 12_000,
      location: 'Da Nang',
    });
    expect(ShownBike.parse(shown)).toEqual(shown);
  },
);

it.each([
  ['a draft', buildDraft()],
  ['a draft of a bike that was public', buildDraft({ slug: 'x', images: buildListing().images })],
  ['a hidden bike', buildHidden()],
  ['a deleted bike', buildListing({ deleted_at: 5 })],
  ['no bike', null],
])('nothing is shown of %s, whose photos nobody else can see', (_, listing) =>
  expect(shownBike(listing)).toBeUndefined(),
);

it('the first photo is the one that the seller put first', () => {
  const [photo] = buildListing().images;
  if (!photo) throw new Error('no photo');
  const main = '/photos/listing/00000000-0000-4000-8000-000000000009';
  const images = [
    { ...photo, image_order: 1 },
    { image_url: main, image_order: 0 },
  ];
  expect(shownBike(buildListing({ images }))?.photo).toBe(main);
});

it('[hostile] a place that holds a web address is left out', () =>
  expect(shownBike(buildListing({ location: 'Huế, xe-re.vn' }))?.location).toBe(''));

it.each([
  'https://evil.example/photos/x/00000000-0000-4000-8000-000000000000',
  '//evil.example/a.png',
  '/photos/x/00000000-0000-4000-8000-000000000000?to=lan@example.com',
  'javascript:alert(1)',
])('[hostile] %s is no photo of this site', (photo) =>
  expect(ShownBike.safeParse({ photo, price: 1, mileage: 1, location: '' }).success).toBe(false),
);
