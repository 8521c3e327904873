/** What a seller can do about a listing, and of which it is counted how many asked with it and without. */
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
/** Signs, without those of the markup. */
export const longDescription = 400;
export const renewedDays = 14;
