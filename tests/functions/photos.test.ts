import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { processUpload } from '../../functions/src/photos/processUpload.ts';
import type { Site } from '../../functions/src/platform/site.ts';
import { renditionUrl, uploadPath } from '../../src/domain/photos/photo.ts';
import { buildListing } from '../fixtures/buildListing.ts';
import { grainy, hostileFiles } from '../fixtures/hostileFiles.ts';
import { bucket, fresh, publish, site, soon, visit } from './suite.ts';

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

it('[S7.19] [S7.37] a photo comes in three sizes, upright and without anything about where it was taken', async () => {
  const original = await grainy(1800, 1200)
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
  const { ask } = await upload(await grainy(800, 600).png().toBuffer());
  await vi.waitFor(async () => expect((await ask('400x300.webp')).status).toBe(200), soon);
  const { header } = await ask('1000.webp');
  expect(header('content-type')).toBe('image/webp');
  expect(header('cache-control')).toBe('public, max-age=31536000, s-maxage=3600, immutable');
  expect(header('x-content-type-options')).toBe('nosniff');
  expect(header('cross-origin-resource-policy')).toBe('cross-origin');
  expect((await ask('1200x630.jpg')).header('content-type')).toBe('image/jpeg');
  for (const name of ['401x300.webp', '2000.webp', 'original.jpg', 'error.json', '']) {
    expect((await ask(name)).status).toBe(404);
  }
});

describe('what is no photo', () => {
  const sent = new Map<string, Awaited<ReturnType<typeof upload>>>();
  const named = (name: string) => {
    const file = sent.get(name);
    if (!file) throw new Error(`${name} was not uploaded`);
    return file;
  };
  // All first: they are checked while others are uploaded.
  beforeAll(async () => {
    for (const { name, build } of hostileFiles) sent.set(name, await upload(await build()));
  });

  it.each(hostileFiles.filter(({ server }) => server !== 'cleaned'))(
    '[S5.17] [S5.18] is refused, and the reason given: $name, $server',
    async ({ name, server }) => {
      const { ask, isGone } = named(name);
      await vi.waitFor(async () => expect((await ask('400x300.webp')).status).toBe(422), soon);
      const { body, header } = await ask('400x300.webp');
      expect(JSON.parse(body)).toEqual({ reason: server });
      expect(header('cache-control')).toBe('no-store');
      await vi.waitFor(async () => expect(await isGone()).toBe(true), soon);
    },
  );

  it.each(hostileFiles.filter(({ server }) => server === 'cleaned'))(
    'is not published with a photo that it is appended to: $name',
    async ({ name }) => {
      const { ask, address } = named(name);
      await vi.waitFor(async () => expect((await ask('400x300.webp')).status).toBe(200), soon);
      expect((await bytes(renditionUrl(address, 'full'))).includes('canary')).toBe(false);
    },
  );
});

const formats = ['jpeg', 'png', 'webp'] as const;

it('[S7.19] twenty photos that say where they were taken come out without', async () => {
  const photos: Awaited<ReturnType<typeof upload>>[] = [];
  for (let index = 0; index < 20; index++) {
    const content = await grainy(320 + index, 240)
      .withExif({ IFD0: { Make: 'CanaryCam' }, ...gps })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><x>CanaryPlace</x></x:xmpmeta>')
      .toFormat(formats[index % formats.length] ?? 'jpeg')
      .toBuffer();
    expect(content.includes('CanaryCam')).toBe(true);
    photos.push(await upload(content));
  }
  for (const { ask, address } of photos) {
    await vi.waitFor(async () => expect((await ask('400x300.webp')).status).toBe(200), soon);
    for (const rendition of ['card', 'detail', 'full'] as const) {
      const content = await bytes(renditionUrl(address, rendition));
      const marks = ['Canary', 'EXIF', 'Exif', 'XMP ', 'xmpmeta'].filter((mark) => content.includes(mark));
      expect(marks).toEqual([]);
    }
  }
});

it.each(['jpeg', 'png', 'gif', 'webp'] as const)('[S5.18] takes %s', async (format) => {
  const { ask } = await upload(await grainy(500, 400).toFormat(format).toBuffer());
  await vi.waitFor(async () => expect((await ask('400x300.webp')).status).toBe(200), soon);
});

it('takes away the download token of an original before anything else, so that one that fails is not read', async () => {
  const actions: string[] = [];
  const files: Site['files'] = {
    ...site.files,
    closeDownload: async (path) => void actions.push(`closed ${path}`),
    read: async () => {
      actions.push('read');
      throw new Error('Storage is away');
    },
  };
  const path = uploadPath('seller', fresh('token'), randomUUID());
  await expect(processUpload({ ...site, files }, path, 1_000, Date.now())).rejects.toThrow('Storage is away');
  expect(actions).toEqual([`closed ${path}`, 'read']);
});

it('takes no photo for a listing of somebody else', async () => {
  const listing = fresh('theirs');
  await publish(buildListing({ id: listing, slug: listing, user_id: 'owner', seller_name: 'Lan' }));
  const { ask, isGone } = await upload(await grainy(500, 400).jpeg().toBuffer(), {
    listing,
    user: 'stranger',
  });
  await vi.waitFor(async () => expect(await isGone()).toBe(true), soon);
  expect((await ask('400x300.webp')).status).toBe(404);
});
