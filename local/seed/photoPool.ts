import { readFile } from 'node:fs/promises';

/** Silhouettes of the demo's photos, with the paints available (`data/photos/city-red-left.webp`). */
export const paintsOf = {
  city: ['red', 'white', 'black', 'blue'],
  retro: ['mint', 'cream', 'red'],
  bigwheel: ['white', 'grey'],
  maxi: ['blue', 'black'],
  family: ['red', 'blue', 'black'],
  sporty: ['blue', 'black', 'red'],
  cub: ['brown'],
  street: ['green', 'grey'],
  classic: ['green', 'black'],
  sport: ['red', 'blue'],
  cruiser: ['black'],
  touring: ['maroon'],
  adventure: ['white'],
  dirt: ['green'],
  electric: ['white'],
} as const;
export type Look = keyof typeof paintsOf;
export type Paint = (typeof paintsOf)[Look][number];

/** Photos of instruments and wheels, shared by bikes of a kind. */
const detailsOf: Record<Look, 'scooter' | 'underbone' | 'motorcycle' | 'electric'> = {
  city: 'scooter',
  retro: 'scooter',
  bigwheel: 'scooter',
  maxi: 'scooter',
  family: 'underbone',
  sporty: 'underbone',
  cub: 'underbone',
  street: 'motorcycle',
  classic: 'motorcycle',
  sport: 'motorcycle',
  cruiser: 'motorcycle',
  touring: 'motorcycle',
  adventure: 'motorcycle',
  dirt: 'motorcycle',
  electric: 'electric',
};

/** First photo of a bike: paint and side. */
export type Cover = { paint: Paint; side: 'left' | 'right' };

export const coversOf = (look: Look): Cover[] =>
  paintsOf[look].flatMap((paint): Cover[] => [
    { paint, side: 'right' },
    { paint, side: 'left' },
  ]);

/** Returns a bike's photos, cover first: both sides, front or back, and two details. */
export const photosOf = (look: Look, { paint, side }: Cover): string[] => [
  `${look}-${paint}-${side}`,
  `${look}-${paint}-${side === 'left' ? 'right' : 'left'}`,
  `${look}-${paint}-end`,
  `${detailsOf[look]}-dashboard`,
  `${detailsOf[look]}-wheel`,
];

/** The bike's photo with the same view. All photos share five of these. */
export const standInOf = (name: string): string => {
  const view = name.slice(name.lastIndexOf('-') + 1);
  return view === 'dashboard' || view === 'wheel' ? `underbone-${view}` : `cub-brown-${view}`;
};

/** Reads a photo as an upload: WebP, 1,600 × 1,200 pixels. */
export const readOriginal = (name: string): Promise<Buffer> =>
  readFile(new URL(`data/photos/${name}.webp`, import.meta.url));
