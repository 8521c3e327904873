import { mkdirSync, writeFileSync } from 'node:fs';
import { drawLandscape, LANDSCAPE_NAMES, render } from '../illustrator/index.ts';
import { inRoot } from '../project.ts';

/** Draws the gallery of the routes page, each scene large and small, and its picture for links that are shared. */
export async function drawRoutePictures(): Promise<void> {
  const folder = inRoot('public', 'routes');
  mkdirSync(folder, { recursive: true });
  for (const kind of LANDSCAPE_NAMES) {
    const scene = drawLandscape({ kind, seed: 1 });
    for (const [name, width, quality] of [
      [kind, 1600, 58],
      [`${kind}-small`, 640, 50],
    ] as const)
      writeFileSync(`${folder}/${name}.webp`, await render(scene, { width, format: 'webp', quality }));
  }
  const share = drawLandscape({ kind: 'lang-co-bay', seed: 1 });
  writeFileSync(
    `${folder}/share.jpg`,
    await render(share, { width: 1200, height: 630, format: 'jpeg', quality: 78 }),
  );
}
