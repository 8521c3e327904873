import type { BikeSpec } from './bikeSpec.ts';

/** A spec for tests; say only what matters. */
export const buildSpec = (change: Partial<BikeSpec> = {}): BikeSpec => ({
  body: 'underbone',
  variant: 'family',
  colour: 'red',
  scene: 'street',
  view: 'side',
  light: 'noon',
  seed: 1,
  ...change,
});
