import { readFile } from 'node:fs/promises';
import type { Look, Paint } from './models.ts';

export type Cover = { paint: Paint; side: 'left' | 'right' };

export const coversOf = ({ paints }: Look): Cover[] =>
  paints.flatMap((paint) => (['right', 'left'] as const).map((side) => ({ paint, side })));

/** Returns a bike's photos: the cover, the other side, the front or back, and two details. */
export const photosOf = ({ name, details }: Look, { paint, side }: Cover): string[] => [
  `${name}-${paint.name}-${side}`,
  `${name}-${paint.name}-${side === 'left' ? 'right' : 'left'}`,
  `${name}-${paint.name}-end`,
  `${details}-dashboard`,
  `${details}-wheel`,
];

/** Returns the photo with the same view among the five of a quick seed. */
export const standInOf = (name: string): string => {
  const view = name.slice(name.lastIndexOf('-') + 1);
  return view === 'dashboard' || view === 'wheel' ? `underbone-${view}` : `cub-brown-${view}`;
};

/** Reads a photo of 1,600 × 1,200 pixels. */
export const readOriginal = (name: string): Promise<Buffer> =>
  readFile(new URL(`data/photos/${name}.webp`, import.meta.url));
