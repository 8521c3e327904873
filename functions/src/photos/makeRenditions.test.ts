import sharp from 'sharp';
import { expect, it } from 'vitest';
import { hashPhoto } from './hashPhoto.ts';
import { makeRenditions } from './makeRenditions.ts';

/** One colour: of a size, and quickly made. */
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2a6' } });
const sizes = async (original: Buffer) => {
  const made = await makeRenditions(original);
  if ('problem' in made) return made.problem;
  const named = await Promise.all(
    Object.entries(made).map(async ([name, content]) => {
      const { width, height, format, exif } = await sharp(content).metadata();
      return [name, `${width}x${height} ${format}${exif ? ' with EXIF' : ''}`] as const;
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

it.each([
  ['words', Buffer.from('no photo'), 'type'],
  ['the beginning of a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), 'type'],
  ['a HEIC', Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic')]), 'type'],
])('of %s there are none: %s', async (_what, original, problem) => {
  expect(await makeRenditions(original)).toEqual({ problem });
});

it('fifty million pixels are the most', async () => {
  expect(await makeRenditions(await plain(7_072, 7_072).png().toBuffer())).toEqual({ problem: 'size' });
});

/** Grey columns, each brighter or darker than the one before. */
const columns = (levels: readonly number[]) =>
  sharp(Buffer.from(Array.from({ length: 8 }, () => levels).flat()), {
    raw: { width: levels.length, height: 8, channels: 1 },
  })
    .resize(levels.length * 40, 320, { kernel: 'nearest' })
    .png()
    .toBuffer();

it('what a photo looks like is the same for another size, and another for a mirror', async () => {
  const rising = await columns([10, 40, 70, 100, 130, 160, 190, 220, 250]);
  const smaller = await sharp(rising).resize(90, 80).jpeg().toBuffer();
  const falling = await sharp(rising).flop().toBuffer();
  expect(await hashPhoto(rising)).toBe('ffffffffffffffff');
  expect(await hashPhoto(smaller)).toBe('ffffffffffffffff');
  expect(await hashPhoto(falling)).toBeNull();
  expect(await hashPhoto(await columns([10, 40, 10, 40, 10, 40, 10, 40, 10]))).toBe('aaaaaaaaaaaaaaaa');
  expect(await hashPhoto(await plain(90, 80).png().toBuffer())).toBeNull();
});
