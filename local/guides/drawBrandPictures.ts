import { mkdirSync, writeFileSync } from 'node:fs';
import { settings } from '../../src/settings.ts';
import { type BikeSpec, drawBike, render, shareCard } from '../illustrator/index.ts';
import { inRoot } from '../project.ts';

type Look = Pick<BikeSpec, 'body' | 'variant' | 'colour' | 'scene'>;

/** The drawn models of the brand guides (others show a photograph, or the neutral drawing): the silhouette, the colour and where it stands. */
const models: Record<string, Record<string, Look>> = {
  Honda: {
    Vision: { body: 'scooter', variant: 'city', colour: 'red', scene: 'street' },
    Wave: { body: 'underbone', variant: 'family', colour: 'blue', scene: 'paddy' },
    Airblade: { body: 'scooter', variant: 'city', colour: 'black', scene: 'sea' },
    SH: { body: 'scooter', variant: 'bigwheel', colour: 'white', scene: 'garage' },
    PCX: { body: 'scooter', variant: 'maxi', colour: 'grey', scene: 'pass' },
  },
  Yamaha: {
    Exciter: { body: 'underbone', variant: 'sporty', colour: 'navy', scene: 'pass' },
    Sirius: { body: 'underbone', variant: 'family', colour: 'maroon', scene: 'paddy' },
    Janus: { body: 'scooter', variant: 'city', colour: 'mint', scene: 'street' },
    Grande: { body: 'scooter', variant: 'retro', colour: 'cream', scene: 'garage' },
    NMAX: { body: 'scooter', variant: 'maxi', colour: 'grey', scene: 'sea' },
  },
  Suzuki: {
    'GSX-R': { body: 'sport', colour: 'blue', scene: 'pass' },
    Burgman: { body: 'scooter', variant: 'maxi', colour: 'silver', scene: 'street' },
  },
  SYM: { Attila: { body: 'scooter', variant: 'city', colour: 'pink', scene: 'street' } },
};

const slug = (text: string) => text.toLowerCase();

/** Draws these models, and a card of each of their brands for links that are shared. */
export async function drawBrandPictures(): Promise<void> {
  for (const folder of ['models', 'brands']) mkdirSync(inRoot('public', folder), { recursive: true });
  let seed = 60;
  for (const [brand, ones] of Object.entries(models)) {
    for (const [model, look] of Object.entries(ones)) {
      seed += 1;
      const picture = drawBike({ ...look, seed, view: 'side', light: 'noon' });
      writeFileSync(
        inRoot('public', 'models', `${slug(brand)}-${slug(model)}.webp`),
        await render(picture, { width: 640, format: 'webp', quality: 45 }),
      );
    }
    const [first] = Object.values(ones);
    if (!first) continue;
    const card = shareCard({
      title: `${brand} in Vietnam`,
      lines: [settings.name, `Xe ${brand} tại Việt Nam`],
      ...first,
      seed,
    });
    const jpeg = await render(card, { width: 1200, format: 'jpeg', quality: 78 });
    writeFileSync(inRoot('public', 'brands', `${slug(brand)}.jpg`), jpeg);
  }
}
