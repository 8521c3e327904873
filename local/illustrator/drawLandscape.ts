import { beach } from './landscapes/beach.ts';
import { fog } from './landscapes/fog.ts';
import { gate } from './landscapes/gate.ts';
import { langCoBay } from './landscapes/langCoBay.ts';
import { railway } from './landscapes/railway.ts';
import { switchbacks } from './landscapes/switchbacks.ts';
import { tunnel } from './landscapes/tunnel.ts';
import { viewpoint } from './landscapes/viewpoint.ts';
import { type LightName, lightOf } from './light.ts';
import { seeded } from './random.ts';
import { type DrawScene, HEIGHT, WIDTH } from './scenes/scene.ts';
import { sheet } from './svg.ts';

/** Places on the Hai Van pass, each with the hour that suits it. */
export const LANDSCAPES = {
  switchbacks: { draw: switchbacks, light: 'noon' },
  gate: { draw: gate, light: 'morning' },
  'lang-co-bay': { draw: langCoBay, light: 'noon' },
  fog: { draw: fog, light: 'overcast' },
  railway: { draw: railway, light: 'morning' },
  tunnel: { draw: tunnel, light: 'overcast' },
  viewpoint: { draw: viewpoint, light: 'noon' },
  beach: { draw: beach, light: 'dusk' },
} as const satisfies Record<string, { draw: DrawScene; light: LightName }>;

export type LandscapeName = keyof typeof LANDSCAPES;
export const LANDSCAPE_NAMES = Object.keys(LANDSCAPES) as LandscapeName[];

/** One landscape of the pass as an SVG of 1600 by 1200. */
export function drawLandscape({ kind, seed }: { kind: LandscapeName; seed: number }): string {
  const { draw, light } = LANDSCAPES[kind];
  return sheet(WIDTH, HEIGHT, draw({ random: seeded(`${kind}/${seed}`), light: lightOf(light) }));
}
