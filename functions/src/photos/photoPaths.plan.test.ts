import { expect, it } from 'vitest';
import { photoId } from '../../../tests/fixtures/buildPhoto.ts';
import { parsePhotoRequest, parseUpload } from './photoPaths.plan.ts';

const id = photoId(1);

it.each([
  [`/photos/bike/${id}/400x300.webp`, 'card'],
  [`/photos/bike/${id}/1000.webp`, 'detail'],
  [`/photos/bike/${id}/1600.webp`, 'full'],
  [`/photos/bike/${id}/1200x630.jpg`, 'share'],
  [`/photos/bike/${id}/1200x630.webp`, undefined],
  [`/photos/bike/${id}/401x300.webp`, undefined],
  [`/photos/bike/${id}/2000.webp`, undefined],
  [`/photos/bike/${id}/error.json`, undefined],
  [`/photos/bike/${id}/card`, undefined],
  [`/photos/bike/${id}/toString`, undefined],
  [`/photos/../${id}/1000.webp`, undefined],
  [`/photos/bike/x/1000.webp`, undefined],
  [`/photos/bike/${id}/1000.webp/`, undefined],
  [`/photos/bike/${id}`, undefined],
])('an address %s asks for %s', (path, rendition) => {
  expect(parsePhotoRequest(path)?.rendition).toBe(rendition);
});

it.each([
  [`uploads/u1/bike/${id}`, { userId: 'u1', listingId: 'bike', photoId: id }],
  [`uploads/u1/bike/${id}/x`, null],
  [`uploads/u1/../${id}`, null],
  [`uploads/u1/bike/photo.jpg`, null],
  [`public/listings/bike/${id}/1000.webp`, null],
])('the file %s is an upload of %j', (path, upload) => {
  expect(parseUpload(path)).toEqual(upload);
});
