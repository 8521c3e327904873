import type { BodyName, VariantName } from './bodies/bodies.ts';
import type { LightName } from './light.ts';
import type { PaintName } from './paint.ts';
import type { SceneName } from './scenes/scenes.ts';

export const VIEW_NAMES = [
  'side',
  'side-left',
  'front',
  'rear',
  'detail-engine',
  'detail-dashboard',
  'detail-wheel',
] as const;
export type ViewName = (typeof VIEW_NAMES)[number];

/** One picture of one bike. The seed fixes the machine and the place; the view is where they are seen from. */
export type BikeSpec = {
  body: BodyName;
  /** Silhouette within the body; chosen by the seed when absent. */
  variant?: VariantName;
  colour: PaintName;
  scene: SceneName;
  view: ViewName;
  light: LightName;
  seed: number;
  /** Kilometres shown on the instruments; chosen by the seed when absent. */
  mileage?: number;
};
