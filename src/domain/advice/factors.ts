/**
 * Properties that a seller can change. Advice compares the questions that listings with and without them get.
 */
export const factors = [
  'photos',
  'description',
  'languages',
  'papers',
  'number',
  'price',
  'renewed',
] as const;
export type Factor = (typeof factors)[number];

export const manyPhotos = 6;
export const fewPhotos = 4;
/** Characters without markup. */
export const longDescription = 400;
export const renewedDays = 14;
