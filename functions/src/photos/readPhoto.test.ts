import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { farthestColour, heicWithoutName, photoShapes } from '../../../tests/fixtures/photoShapes.ts';
import { readPhoto } from './readPhoto.ts';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2a6' } });
const taken = async (original: Buffer) => {
  const photo = await readPhoto(original);
  if ('problem' in photo) throw new Error(photo.problem);
  return photo;
};
const sizes = async (original: Buffer) => {
  const { renditions } = await taken(original);
  const named = await Promise.all(
    Object.entries(renditions).map(async ([name, content]) => {
      const { width, height, format, exif, icc } = await sharp(content).metadata();
      return [name, `${width}x${height} ${format}${exif || icc ? ' with metadata' : ''}`] as const;
    }),
  );
  return Object.fromEntries(named);
};

it('[S7.19] a photo comes in its sizes, upright and without what it says of itself', async () => {
  const original = await plain(1_800, 1_200)
    .withExif({ IFD0: { Make: 'CanaryCam' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(await sizes(original)).toEqual({
    full: '1067x1600 webp',
    detail: '667x1000 webp',
    card: '400x300 webp',
    share: '1200x630 jpeg',
  });
});

it('a small photo is not made larger, but for the card and the picture to share', async () => {
  expect(await sizes(await plain(320, 200).png().toBuffer())).toEqual({
    full: '320x200 webp',
    detail: '320x200 webp',
    card: '400x300 webp',
    share: '1200x630 jpeg',
  });
});

/** Returns the share of pixels in the wall's grey, 0 to 1. */
const wallShare = async (picture: Buffer) => {
  const pixels = await sharp(picture).greyscale().raw().toBuffer();
  return pixels.filter((value) => Math.abs(value - 0x80) < 8).length / pixels.length;
};

it.each([
  ['at the foot of a tall photo', 1_440, 630],
  ['at the top of a tall photo', 1_440, 0],
  ['at the foot of a story', 1_920, 1_110],
])('a bike %s is whole on the card', async (_where, height, top) => {
  const bike = await sharp('local/seed/data/photos/city-red-left.webp').resize(1_080, 810).toBuffer();
  const wall = { width: 1_080, height, channels: 3, background: '#808080' } as const;
  const photo = await sharp({ create: wall })
    .composite([{ input: bike, top, left: 0 }])
    .jpeg()
    .toBuffer();
  const { renditions } = await taken(photo);
  const [onCard, onBike] = [await wallShare(renditions.card), await wallShare(bike)];
  expect(onCard).toBeLessThan(onBike + 0.1);
});

it.each(photoShapes)('$file is taken, upright and in its colours', async ({ build, tolerance }) => {
  const { renditions } = await taken(await build());
  const { width, height } = await sharp(renditions.full).metadata();
  expect([width, height]).toEqual([320, 240]);
  expect(await farthestColour(renditions.full)).toBeLessThanOrEqual(tolerance);
});

const noise = sharp({
  create: {
    width: 600,
    height: 400,
    channels: 3,
    background: '#a33',
    noise: { type: 'gaussian', mean: 128, sigma: 40 },
  },
});
const cut = async (file: Promise<Buffer>) => {
  const whole = await file;
  return whole.subarray(0, whole.length * 0.7);
};

it.each([
  ['nothing', () => Buffer.alloc(0), 'type'],
  ['words', () => Buffer.from('no photo'), 'type'],
  ['the beginning of a JPEG', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), 'type'],
  ['a HEIC', heicWithoutName.build, 'type'],
  ['seven tenths of a JPEG', () => cut(noise.clone().jpeg().toBuffer()), 'truncated'],
  [
    'seven tenths of a progressive JPEG',
    () => cut(noise.clone().jpeg({ progressive: true }).toBuffer()),
    'truncated',
  ],
  ['seven tenths of a PNG', () => cut(noise.clone().png().toBuffer()), 'truncated'],
  ['a strip', () => plain(4_000, 10).png().toBuffer(), 'shape'],
  ['a strip that stands', () => plain(30, 301).jpeg().toBuffer(), 'shape'],
  ['fifty million pixels and more', () => plain(7_072, 7_072).png().toBuffer(), 'size'],
])('of %s there are no renditions: %#', async (_what, build, problem) => {
  expect(await readPhoto(await build())).toEqual({ problem });
});

/** Writes a false size into a PNG's header, from which decoders compute the needed memory. */
const claiming = async (side: number, png: Buffer) => {
  const file = Buffer.from(png);
  file.writeUInt32BE(side, 16);
  file.writeUInt32BE(side, 20);
  file.writeUInt32BE(crc32(file.subarray(12, 29)), 29);
  return file;
};

it('an interlaced PNG of 16 bits, which no camera makes, may have fewer pixels', async () => {
  const png = await sharp({ create: { width: 8, height: 8, channels: 4, background: '#fff' } })
    .toColourspace('rgb16')
    .png({ progressive: true })
    .toBuffer();
  expect(await readPhoto(await claiming(6_130, png))).toEqual({ problem: 'size' });
  expect(await readPhoto(await claiming(6_120, png))).toEqual({ problem: 'type' });
});

it('a panorama of ten to one is a photo', async () => {
  expect(await sizes(await plain(3_000, 300).jpeg().toBuffer())).toMatchObject({ full: '1600x160 webp' });
});

const columns = (levels: readonly number[]) =>
  sharp(Buffer.from(Array.from({ length: 8 }, () => levels).flat()), {
    raw: { width: levels.length, height: 8, channels: 1 },
  })
    .resize(levels.length * 40, 320, { kernel: 'nearest' })
    .png()
    .toBuffer();
const hashOf = async (original: Buffer) => (await taken(original)).hash;

it('what a photo looks like is the same for another size, and another for a mirror', async () => {
  const rising = await columns([10, 40, 70, 100, 130, 160, 190, 220, 250]);
  const smaller = await sharp(rising).resize(90, 80).jpeg().toBuffer();
  const falling = await sharp(rising).flop().toBuffer();
  expect(await hashOf(rising)).toBe('ffffffffffffffff');
  expect(await hashOf(smaller)).toBe('ffffffffffffffff');
  expect(await hashOf(falling)).toBeNull();
  expect(await hashOf(await columns([10, 40, 10, 40, 10, 40, 10, 40, 10]))).toBe('aaaaaaaaaaaaaaaa');
  expect(await hashOf(await plain(90, 80).png().toBuffer())).toBeNull();
});

it('a picture of nothing has no print, since all of them look alike', async () => {
  expect((await taken(await plain(90, 80).png().toBuffer())).print).toBeNull();
  expect((await taken(await columns([10, 40, 70, 100, 130, 160, 190, 220, 250]))).print).toMatch(
    /^[0-9a-f]{16}$/,
  );
});
