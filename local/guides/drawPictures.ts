import { writeFile } from 'node:fs/promises';
import { type BikeSpec, drawBike, render } from '../illustrator/index.ts';

const folder = new URL('../../src/content/guides/pictures/', import.meta.url);
const noon = { view: 'side', light: 'noon' } as const;

const street = {
  ...noon,
  body: 'underbone',
  variant: 'family',
  colour: 'blue',
  scene: 'street',
  seed: 7,
  light: 'morning',
} as const;

/** Every picture of the buying guide: the name of its file, how wide it is, and what it shows. */
const pictures: [file: string, width: number, bike: BikeSpec][] = [
  ['hero', 800, street],
  ['hero-small', 480, street],
  ['scooter', 240, { ...noon, body: 'scooter', variant: 'city', colour: 'red', scene: 'street', seed: 21 }],
  [
    'underbone',
    240,
    { ...noon, body: 'underbone', variant: 'family', colour: 'navy', scene: 'paddy', seed: 22 },
  ],
  [
    'manual',
    240,
    { ...noon, body: 'underbone', variant: 'sporty', colour: 'orange', scene: 'pass', seed: 23 },
  ],
  ['big', 240, { ...noon, body: 'naked', variant: 'street', colour: 'green', scene: 'sea', seed: 24 }],
  [
    'electric',
    240,
    { ...noon, body: 'electric', variant: 'e-city', colour: 'white', scene: 'street', seed: 25 },
  ],
  ['moped', 240, { ...noon, body: 'underbone', variant: 'cub', colour: 'cream', scene: 'garage', seed: 26 }],
  [
    'honda',
    400,
    { ...noon, body: 'scooter', variant: 'bigwheel', colour: 'silver', scene: 'street', seed: 31 },
  ],
  ['yamaha', 400, { ...noon, body: 'underbone', variant: 'sporty', colour: 'blue', scene: 'sea', seed: 32 }],
  ['suzuki', 400, { ...noon, body: 'sport', colour: 'yellow', scene: 'pass', seed: 33 }],
  ['sym', 400, { ...noon, body: 'scooter', variant: 'retro', colour: 'mint', scene: 'paddy', seed: 34 }],
];

/** Draws the pictures of the buying guide. */
export async function drawGuidePictures(): Promise<void> {
  for (const [file, width, bike] of pictures) {
    const webp = await render(drawBike(bike), { width, format: 'webp', quality: width > 500 ? 42 : 55 });
    await writeFile(new URL(`${file}.webp`, folder), webp);
  }
}
