import { expect, it } from 'vitest';
import { photoId } from '../../../tests/fixtures/buildPhoto.ts';
import { logoPath, logoProblemPath, parseLogoRequest, parseLogoUpload } from './logoPaths.plan.ts';

const id = photoId(1);
const address = `/photos/shop/hung/${id}`;

it.each([
  [`${address}/144.webp`, { address, shopId: 'hung' }],
  [`${address}/400x300.webp`, null],
  [`${address}/error.json`, null],
  [address, null],
  [`/photos/shop/../${id}/144.webp`, null],
  [`/photos/shop/hung/x/144.webp`, null],
  [`/photos/bike/${id}/144.webp`, null],
])('an address %s asks for the logo %j', (path, logo) => {
  expect(parseLogoRequest(path)).toEqual(logo);
});

it.each([
  [`uploads/u1/shop/logo/${id}`, { userId: 'u1', photoId: id }],
  [`uploads/u1/shop/${id}`, null],
  [`uploads/u1/shop/logo/${id}/x`, null],
  [`uploads/u1/messages/photos/${id}`, null],
  [`logos/hung/${id}/144.webp`, null],
])('the file %s is the upload %j', (path, upload) => {
  expect(parseLogoUpload(path)).toEqual(upload);
});

it('a logo and the reason for refusal are in one folder, which no rule opens', () => {
  expect([logoPath(address), logoProblemPath(address)]).toEqual([
    `logos/hung/${id}/144.webp`,
    `logos/hung/${id}/error.json`,
  ]);
});
