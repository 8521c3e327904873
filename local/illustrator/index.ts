/** The illustrator's counter: everything the seed, the guides and the share pictures order here. */
export { altText } from './altText.ts';
export { BODIES, BODY_NAMES, type BodyName, type VariantName } from './bodies/bodies.ts';
export { drawBike } from './drawBike.ts';
export { drawScene, LANDSCAPE_NAMES, type LandscapeName, landscapeAlt } from './drawScene.ts';
export { LIGHTS, type LightName } from './light.ts';
export { PAINT_NAMES, PAINTS, type PaintName, paintOf } from './paint.ts';
export { type Listing, photosOf, silhouetteOf } from './photosOf.ts';
export { type Rendition, render } from './render.ts';
export { SCENES, type SceneName } from './scenes/scenes.ts';
export { type ShareCard, shareCard } from './shareCard.ts';
export { type BikeSpec, VIEWS, type ViewName } from './spec.ts';
