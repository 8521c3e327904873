import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { site } from '../../src/i18n/texts/site.ts';
import { settings } from '../../src/settings.ts';
import { drawBrandPictures } from '../guides/drawBrandPictures.ts';
import { drawNeutral } from '../guides/drawNeutral.ts';
import { drawGuidePictures } from '../guides/drawPictures.ts';
import { drawRoutePictures } from '../guides/drawRoutePictures.ts';
import { type BikeSpec, drawBike, render, shareCard } from '../illustrator/index.ts';
import { root } from '../project.ts';

const hero: Record<string, BikeSpec> = {
  main: { body: 'underbone', colour: 'red', scene: 'pass', view: 'side', light: 'morning', seed: 7 },
  free: {
    body: 'scooter',
    variant: 'retro',
    colour: 'cream',
    scene: 'street',
    view: 'side',
    light: 'noon',
    seed: 3,
  },
  alerts: { body: 'naked', colour: 'green', scene: 'sea', view: 'side', light: 'dusk', seed: 5 },
};

const publicFile = (name: string) => join(root, 'public', name);

/** Draws the pictures of public/ and of the guides anew. They are committed: a build needs no illustrator. */
export async function run(): Promise<void> {
  mkdirSync(publicFile('hero'), { recursive: true });
  for (const [name, spec] of Object.entries(hero)) {
    const whole = await render(drawBike(spec), { width: 1600, format: 'png' });
    const cut = sharp(whole).extract({ left: 0, top: 180, width: 1600, height: 900 });
    writeFileSync(publicFile(`hero/${name}.webp`), await cut.resize(1000).webp({ quality: 68 }).toBuffer());
  }
  const card = shareCard({
    title: settings.name,
    lines: [site.tagline.en, site.tagline.vi],
    body: 'underbone',
    colour: 'red',
    scene: 'pass',
    seed: 7,
  });
  writeFileSync(publicFile('share.png'), await render(card, { width: 1200, format: 'png' }));
  const icon = readFileSync(publicFile('favicon.svg'));
  for (const size of [192, 512])
    writeFileSync(
      publicFile(`icon-${size}.png`),
      await sharp(icon, { density: 1200 }).resize(size).png().toBuffer(),
    );
  await drawGuidePictures();
  await drawBrandPictures();
  await drawNeutral();
  await drawRoutePictures();
}
