import { mkdirSync, writeFileSync } from 'node:fs';
import { site } from '../../src/i18n/texts/site.ts';
import { translate } from '../../src/i18n/texts.ts';
import { settings } from '../../src/settings.ts';
import {
  drawBike,
  type PaintName,
  render,
  type SceneName,
  shareCard,
  silhouetteOf,
} from '../illustrator/index.ts';
import { inRoot } from '../project.ts';

/** Every model of the brand guides: its colour and where it stands. */
const models: Record<string, Record<string, [PaintName, SceneName]>> = {
  Honda: {
    Vision: ['red', 'street'],
    Wave: ['blue', 'paddy'],
    Airblade: ['black', 'sea'],
    SH: ['white', 'garage'],
    PCX: ['grey', 'pass'],
  },
  Yamaha: {
    Exciter: ['navy', 'pass'],
    Sirius: ['maroon', 'paddy'],
    Janus: ['mint', 'street'],
    Grande: ['cream', 'garage'],
    NMAX: ['grey', 'sea'],
  },
  Suzuki: { 'GSX-R': ['blue', 'pass'], Burgman: ['silver', 'street'] },
  SYM: { Attila: ['pink', 'street'] },
};

const slug = (text: string) => text.toLowerCase();

/** Draws each model of the brand guides, and a card of each brand for links that are shared. */
export async function drawBrandPictures(): Promise<void> {
  for (const folder of ['models', 'brands']) mkdirSync(inRoot('public', folder), { recursive: true });
  let seed = 60;
  for (const [brand, ones] of Object.entries(models)) {
    for (const [model, [colour, scene]] of Object.entries(ones)) {
      seed += 1;
      const look = { ...silhouetteOf(brand, model), colour, scene, seed };
      const picture = drawBike({ ...look, view: 'side', light: 'noon' });
      writeFileSync(
        inRoot('public', 'models', `${slug(brand)}-${slug(model)}.webp`),
        await render(picture, { width: 640, format: 'webp', quality: 45 }),
      );
    }
    const [first = 'Vision'] = Object.keys(ones);
    const [colour, scene] = ones[first] ?? (['red', 'street'] as const);
    const card = shareCard({
      title: translate('en', site)('brandGuide', { brand }),
      lines: [settings.name, translate('vi', site)('brandGuide', { brand })],
      ...silhouetteOf(brand, first),
      colour,
      scene,
      seed,
    });
    const jpeg = await render(card, { width: 1200, format: 'jpeg', quality: 78 });
    writeFileSync(inRoot('public', 'brands', `${slug(brand)}.jpg`), jpeg);
  }
}
