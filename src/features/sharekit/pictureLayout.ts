import { type Fitted, fitText, type Measure, type Weight } from './fitText.ts';

/** Sizes in pixels that chats and posts show uncropped. */
export const pictureShapes = {
  square: { width: 1080, height: 1080 },
  wide: { width: 1200, height: 630 },
} as const;
export type PictureShape = keyof typeof pictureShapes;

export type Box = { x: number; y: number; width: number; height: number };
export type PictureWords = { title: string; price: string; facts: string; stated: string; address: string };
export type Line = {
  text: string;
  x: number;
  y: number;
  size: number;
  weight: Weight;
  part: keyof PictureWords;
};
export type PictureLayout = Box & { photo: Box; lines: Line[] };

type Style = { weight: Weight; lines: number; sizes: readonly number[] };
type Plan = { photo: Box; words: Box; styles: Record<keyof PictureWords, Style> };

/** A square picture has its text below the photo, a wide picture beside it. */
const plans: Record<PictureShape, Plan> = {
  square: {
    photo: { x: 0, y: 0, width: 1080, height: 590 },
    words: { x: 56, y: 616, width: 968, height: 436 },
    styles: {
      title: { weight: 700, lines: 2, sizes: [54, 48, 42, 36] },
      price: { weight: 700, lines: 1, sizes: [72, 64, 56] },
      facts: { weight: 600, lines: 1, sizes: [34, 31, 28, 25] },
      stated: { weight: 400, lines: 2, sizes: [29, 27, 25] },
      address: { weight: 600, lines: 1, sizes: [30, 27, 24] },
    },
  },
  wide: {
    photo: { x: 0, y: 0, width: 680, height: 630 },
    words: { x: 720, y: 36, width: 440, height: 558 },
    styles: {
      title: { weight: 700, lines: 3, sizes: [50, 44, 38, 34] },
      price: { weight: 700, lines: 1, sizes: [58, 52, 46, 40, 34] },
      facts: { weight: 600, lines: 2, sizes: [30, 27, 24] },
      stated: { weight: 400, lines: 3, sizes: [27, 25, 23] },
      address: { weight: 600, lines: 1, sizes: [26, 23, 20, 17] },
    },
  },
};

const leading = 1.4;
/** Ascent of the typeface in em; its descent is 0.25 (tokens.css). */
const ascent = 1.15;
const order = ['title', 'price', 'facts', 'stated'] as const;

/** Lays out a picture's texts: the address at the bottom, the others evenly above it. */
export const layOutPicture = (shape: PictureShape, words: PictureWords, measure: Measure): PictureLayout => {
  const { photo, words: room, styles } = plans[shape];
  const fitted = (part: keyof PictureWords): Fitted =>
    words[part] === ''
      ? { size: 0, lines: [] }
      : fitText(words[part], { width: room.width, ...styles[part] }, measure);
  const heightOf = ({ size, lines }: Fitted) => size * leading * lines.length;
  const lines: Line[] = [];
  const addLines = (part: keyof PictureWords, { size, lines: texts }: Fitted, top: number) => {
    for (const [row, text] of texts.entries())
      lines.push({
        text,
        part,
        x: room.x,
        y: top + row * size * leading + size * ascent,
        size,
        weight: styles[part].weight,
      });
  };
  const address = fitted('address');
  const foot = room.y + room.height - heightOf(address);
  const blocks = order.map((part) => [part, fitted(part)] as const);
  const used = blocks.reduce((sum, [, block]) => sum + heightOf(block), 0);
  const gap = Math.min(24, (foot - room.y - used) / blocks.length);
  let top = room.y;
  for (const [part, block] of blocks) {
    addLines(part, block, top);
    top += heightOf(block) + gap;
  }
  addLines('address', address, foot);
  return { x: 0, y: 0, ...pictureShapes[shape], photo, lines };
};

/** Largest centred part of a photo with the box's proportions. */
export const coverBox = (photo: { width: number; height: number }, box: Box): Box => {
  const scale = Math.max(box.width / photo.width, box.height / photo.height);
  const [width, height] = [box.width / scale, box.height / scale];
  return { x: (photo.width - width) / 2, y: (photo.height - height) / 2, width, height };
};

export const wholeBox = (photo: { width: number; height: number }, box: Box): Box => {
  const scale = Math.min(box.width / photo.width, box.height / photo.height);
  const [width, height] = [photo.width * scale, photo.height * scale];
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
};
