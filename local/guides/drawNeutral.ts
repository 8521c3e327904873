import { writeFileSync } from 'node:fs';
import { render } from '../illustrator/index.ts';
import { inRoot } from '../project.ts';

/** A sign of a motorcycle, of no make and no kind: what stands where nobody has a picture yet. */
const neutral = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480" width="640" height="480">
<rect width="640" height="480" fill="#ece5d8"/>
<g fill="none" stroke="#b3a996" stroke-width="14" stroke-linecap="round" stroke-linejoin="round">
<circle cx="205" cy="300" r="62"/><circle cx="435" cy="300" r="62"/>
<path d="M205 300h105l62-88h-96l-42-26h-52M372 212l63 88M372 212l-14-54h36"/>
</g></svg>`;

/** Draws what a model and a brand show until they have a picture. */
export async function drawNeutral(): Promise<void> {
  for (const [file, width] of [
    [inRoot('public', 'models', 'neutral.webp'), 640],
    [inRoot('src', 'content', 'guides', 'pictures', 'neutral.webp'), 400],
  ] as const)
    writeFileSync(file, await render(neutral, { width, format: 'webp', quality: 60 }));
}
