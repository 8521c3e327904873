/** All that others may import. What is not listed here can change without notice. */

export type { BikeSpec } from './bikeSpec.ts';
export type { BodyName, VariantName } from './bodies/bodies.ts';
export { drawBike } from './drawBike.ts';
export { drawLandscape, LANDSCAPE_NAMES } from './drawLandscape.ts';
export { PAINTS, type PaintName } from './paint.ts';
export { photosOf } from './photosOf.ts';
export { type Random, seeded } from './random.ts';
export { render } from './render.ts';
export { shareCard } from './shareCard.ts';
