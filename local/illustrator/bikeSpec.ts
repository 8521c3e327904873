import type { BodyName, VariantName } from './bodies/bodies.ts';
import type { LightName } from './light.ts';
import type { PaintName } from './paint.ts';
import type { SceneName } from './scenes/scenes.ts';

export const VIEWS = [
  'side',
  'side-left',
  'front',
  'rear',
  'detail-engine',
  'detail-dash',
  'detail-wheel',
] as const;
export type ViewName = (typeof VIEWS)[number];

/** One picture of one bike. The seed fixes the machine and the place; the view walks around them. */
export type BikeSpec = {
  body: BodyName;
  /** Silhouette within the body; chosen by the seed when absent. */
  variant?: VariantName;
  colour: PaintName;
  /** Second colour; chosen by the seed when absent. */
  accent?: PaintName;
  scene: SceneName;
  view: ViewName;
  light: LightName;
  seed: number;
  /** Draw bolts and other small things; close-ups always do. */
  detail?: boolean;
  /** Kilometres shown on the instruments; chosen by the seed when absent. */
  mileage?: number;
};
