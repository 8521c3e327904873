import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { renditionUrl, uploadPath } from '../../src/domain/photo.ts';
import { buildListing } from '../fixtures/buildListing.ts';
import { bucket, fresh, publish, visit } from './suite.ts';

const soon = { timeout: 25_000, interval: 150 };
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#a33',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });

/** Uploads as the browser does, and gives back how the photo is asked for. */
const upload = async (content: Buffer, { listing = fresh('photos'), user = 'seller' } = {}) => {
  const photo = randomUUID();
  const file = bucket.file(uploadPath(user, listing, photo));
  await file.save(content, { resumable: false, contentType: 'image/jpeg' });
  const ask = (name: string) => visit(`/photos/${listing}/${photo}/${name}`);
  const isGone = async () => !(await file.exists())[0];
  return { ask, isGone, address: `/photos/${listing}/${photo}` };
};

const bytes = async (path: string) =>
  Buffer.from(await (await fetch(process.env.SITE_URL + path)).arrayBuffer());
const gps = {
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '16/1 3/1 0/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '108/1 12/1 0/1',
  },
};

it('[S7.33] a photo comes in three sizes, upright and without anything about where it was taken', async () => {
  const original = await noise(1800, 1200)
    .withExif({ IFD0: { Make: 'CanaryCam', Orientation: '6' }, ...gps })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(original).metadata()).exif).toBeDefined();
  const { ask, isGone, address } = await upload(original);
  await vi.waitFor(async () => expect((await ask('400x300.webp')).status).toBe(200), soon);
  const sizes = await Promise.all(
    (['card', 'detail', 'full'] as const).map(async (rendition) => {
      const content = await bytes(renditionUrl(address, rendition));
      expect(content.subarray(0, 4).toString() + content.subarray(8, 12).toString()).toBe('RIFFWEBP');
      expect(content.includes('CanaryCam')).toBe(false);
      const { width, height, exif, icc, xmp, iptc, orientation } = await sharp(content).metadata();
      expect({ exif, icc, xmp, iptc, orientation }).toEqual({});
      return `${width}x${height}`;
    }),
  );
  expect(sizes).toEqual(['400x300', '667x1000', '1067x1600']);
  const share = await bytes(renditionUrl(address, 'share'));
  expect(share.includes('CanaryCam')).toBe(false);
  const { format, width, height, exif, xmp, iptc, orientation } = await sharp(share).metadata();
  expect({ format, width, height, exif, xmp, iptc, orientation }).toEqual({
    format: 'jpeg',
    width: 1200,
    height: 630,
  });
  await vi.waitFor(async () => expect(await isGone()).toBe(true), soon);
});

it('is served as what it is, for good', async () => {
  const { ask } = await upload(await noise(800, 600).png().toBuffer());
  await vi.waitFor(async () => expect((await ask('400x300.webp')).status).toBe(200), soon);
  const { header } = await ask('1000.webp');
  expect(header('content-type')).toBe('image/webp');
  expect(header('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(header('x-content-type-options')).toBe('nosniff');
  expect(header('cross-origin-resource-policy')).toBe('cross-origin');
  expect((await ask('1200x630.jpg')).header('content-type')).toBe('image/jpeg');
  for (const name of ['401x300.webp', '2000.webp', 'original.jpg', 'error.json', '']) {
    expect((await ask(name)).status).toBe(404);
  }
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const png = (width: number, height: number) => {
  const header = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  return Buffer.concat([header, size, Buffer.from('0802000000', 'hex'), Buffer.alloc(64)]);
};

it.each([
  ['a drawing that could run', 'type', () => Buffer.from(svg)],
  ['a page', 'type', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a document', 'type', () => Buffer.from('%PDF-1.7\n%…')],
  ['nothing', 'type', () => Buffer.alloc(1)],
  [
    'text that begins like a photo',
    'type',
    () => Buffer.from('\xff\xd8\xff<script>alert(1)</script>', 'latin1'),
  ],
  ['half a photo', 'type', async () => (await noise(400, 300).jpeg().toBuffer()).subarray(0, 300)],
  ['a TIFF', 'type', () => noise(40, 30).tiff().toBuffer()],
  ['an AVIF', 'type', () => noise(64, 64).avif().toBuffer()],
  [
    'a file of 10 MB and one byte',
    'size',
    () => Buffer.concat([Buffer.from('\xff\xd8\xff', 'latin1'), Buffer.alloc(10 * 1024 * 1024 - 2)]),
  ],
])('[S5.18] refuses %s and says so', async (_, reason, build) => {
  const { ask, isGone } = await upload(await build());
  await vi.waitFor(async () => expect((await ask('400x300.webp')).status).toBe(422), soon);
  const { body, header } = await ask('400x300.webp');
  expect(JSON.parse(body)).toEqual({ reason });
  expect(header('cache-control')).toBe('no-store');
  await vi.waitFor(async () => expect(await isGone()).toBe(true), soon);
});

it('refuses a picture of too many pixels without unpacking it', async () => {
  const { ask } = await upload(png(60_000, 60_000));
  await vi.waitFor(async () => expect((await ask('400x300.webp')).status).toBe(422), soon);
});

it.each(['jpeg', 'png', 'gif', 'webp'] as const)('[S5.18] takes %s', async (format) => {
  const { ask } = await upload(await noise(500, 400).toFormat(format).toBuffer());
  await vi.waitFor(async () => expect((await ask('400x300.webp')).status).toBe(200), soon);
});

it('keeps what hides behind a photo out of what is served', async () => {
  const polyglot = Buffer.concat([
    await noise(500, 400).jpeg().toBuffer(),
    Buffer.from('<script>canary()</script>'),
  ]);
  const { ask, address } = await upload(polyglot);
  await vi.waitFor(async () => expect((await ask('400x300.webp')).status).toBe(200), soon);
  expect((await bytes(renditionUrl(address, 'full'))).includes('canary')).toBe(false);
});

it('takes no photo for a listing of somebody else', async () => {
  const listing = fresh('theirs');
  await publish(buildListing({ id: listing, slug: listing, user_id: 'owner', seller_name: 'Lan' }));
  const { ask, isGone } = await upload(await noise(500, 400).jpeg().toBuffer(), {
    listing,
    user: 'stranger',
  });
  await vi.waitFor(async () => expect(await isGone()).toBe(true), soon);
  expect((await ask('400x300.webp')).status).toBe(404);
});
