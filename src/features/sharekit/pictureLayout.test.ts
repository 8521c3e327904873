import { describe, expect, it } from 'vitest';
import type { Measure } from './fitText.ts';
import {
  coverBox,
  layOutPicture,
  type PictureShape,
  type PictureWords,
  pictureShapes,
  wholeBox,
} from './pictureLayout.ts';

/** Nearly the width of W and m, the widest letters. */
const measure: Measure = (text, size) => Array.from(text).length * size * 0.9;
const shapes = Object.keys(pictureShapes) as PictureShape[];

const long: PictureWords = {
  title: `${'W'.repeat(40)} ${'Mm '.repeat(20)}2021`,
  price: '100.000.000.000 ₫',
  facts: '2021 · 2.000.000 km · Bà Rịa - Vũng Tàu',
  stated: `Biển số Bà Rịa - Vũng Tàu, ${'xe qua hơn ba đời chủ '.repeat(8)}`,
  address: 'used-motorbikes-of-vietnam.example/b/2e8fdmagx',
};
const short: PictureWords = {
  title: 'X Y 1999',
  price: '1 ₫',
  facts: '1999',
  stated: '',
  address: 'a.vn/b/2e8fdmagx',
};

describe.each(shapes)('a %s picture', (shape) => {
  const holds = (words: PictureWords) => {
    const { width, height, photo, lines } = layOutPicture(shape, words, measure);
    expect([width, height]).toEqual(shape === 'square' ? [1080, 1080] : [1200, 630]);
    let bottom = 0;
    for (const { text, x, y, size, weight } of lines) {
      const [top, end] = [y - 1.15 * size, y + 0.25 * size];
      expect(top).toBeGreaterThanOrEqual(bottom - 0.01);
      expect(end).toBeLessThanOrEqual(height - 16);
      expect(x + measure(text, size, weight)).toBeLessThanOrEqual(width - 16);
      expect(x >= photo.width || top >= photo.height).toBe(true);
      bottom = end;
    }
  };

  it('has every line on it, beside the photo and apart from each other, of the longest words and of the shortest', () => {
    holds(long);
    holds(short);
  });

  it('and of words of every length between them, of which some fill their lines in the largest size', () => {
    const words = (length: number) => 'Wm iW '.repeat(20).slice(0, length);
    for (let title = 1; title <= 110; title++)
      for (const stated of [0, 20, 36, 60, 100])
        for (const facts of [8, 30])
          holds({ ...short, title: words(title), stated: words(stated), facts: words(facts) });
  });

  it('says everything that it has room for', () => {
    const texts = layOutPicture(shape, short, measure).lines.map(({ text }) => text);
    expect(texts).toEqual(['X Y 1999', '1 ₫', '1999', 'a.vn/b/2e8fdmagx']);
  });
});

it.each([
  [
    { width: 1600, height: 1200 },
    { x: 0, y: 300, width: 1600, height: 600 },
  ],
  [
    { width: 900, height: 1600 },
    { x: 0, y: 631.25, width: 900, height: 337.5 },
  ],
  [
    { width: 3200, height: 600 },
    { x: 800, y: 0, width: 1600, height: 600 },
  ],
])('of a photo of %o the middle is shown', (photo, part) => {
  expect(coverBox(photo, { x: 0, y: 0, width: 800, height: 300 })).toEqual(part);
});

it.each([
  [
    { width: 1600, height: 1200 },
    { x: 200, y: 10, width: 400, height: 300 },
  ],
  [
    { width: 900, height: 1600 },
    { x: 315.625, y: 10, width: 168.75, height: 300 },
  ],
  [
    { width: 3200, height: 600 },
    { x: 0, y: 85, width: 800, height: 150 },
  ],
])('of a photo of %o the whole stands in the middle', (photo, place) => {
  expect(wholeBox(photo, { x: 0, y: 10, width: 800, height: 300 })).toEqual(place);
});
