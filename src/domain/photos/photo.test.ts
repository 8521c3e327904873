import { describe, expect, it } from 'vitest';
import { buildPhoto, photoId } from '../../../tests/fixtures/buildPhoto.ts';
import { Photo } from './photo.schema.ts';
import { inOrder, photoAddress, renditionPath, renditions, renditionUrl, uploadPath } from './photo.ts';
import { maxPhotoBytes, maxPhotos } from './photoLimits.ts';

const id = photoId(1);

it('[S3.15] is an address and a place', () => {
  expect(Photo.safeParse(buildPhoto()).success).toBe(true);
});
it.each([
  { image_url: `https://evil.example/photos/listing/${id}` },
  { image_url: `/photos/listing/${id}/400x300.webp` },
  { image_url: `/photos/../listing/${id}` },
  { image_url: '/photos/listing/------------------------------------' },
  { image_url: `/photos/listing/${id.toUpperCase().replace('0', 'A')}` },
  { image_url: `/photos//${id}` },
  { image_url: `/photos/listing/${id.replace(/.$/, '-')}` },
  { image_order: -1 },
  { image_order: 10 },
  { image_order: 0.5 },
  { alt: 'x' },
])('[S3.15] is refused with %o', (changes) => {
  expect(Photo.safeParse({ ...buildPhoto(), ...changes }).success).toBe(false);
});

it('[S5.17] there are at most 10 photos of 10 MB', () => {
  expect([maxPhotos, maxPhotoBytes]).toEqual([10, 10_485_760]);
});

describe('where a photo lies', () => {
  it('goes in below its owner and comes out below its listing', () => {
    expect(uploadPath('seller', 'bike', id)).toBe(`uploads/seller/bike/${id}`);
    expect(renditionPath('bike', id, 'detail')).toBe(`public/listings/bike/${id}/1000.webp`);
    expect(renditionUrl(photoAddress('bike', id), 'full')).toBe(`/photos/bike/${id}/1600.webp`);
  });
  it('[S7.38] has a card of 400 by 300, a detail of 1000 and a full screen of 1600', () => {
    expect(renditions.card).toMatchObject({ width: 400, height: 300, fit: 'cover' });
    expect([renditions.detail.width, renditions.full.width]).toEqual([1000, 1600]);
  });
  it('[S7.37] has a quality of 60 to 80', () => {
    for (const { quality } of Object.values(renditions)) {
      expect(quality).toBeGreaterThanOrEqual(60);
      expect(quality).toBeLessThanOrEqual(80);
    }
  });
});

it("[S5.19] comes in the seller's order and leaves the list as it was", () => {
  const photos = [2, 0, 1].map((order) => buildPhoto('listing', order));
  expect(inOrder(photos).map((photo) => photo.image_order)).toEqual([0, 1, 2]);
  expect(photos.map((photo) => photo.image_order)).toEqual([2, 0, 1]);
});
