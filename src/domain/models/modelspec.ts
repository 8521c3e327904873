import { slugify } from '../listings/slug.ts';

export const warrantyYears = 3;
/** Kilometres. */
export const serviceInterval = 3_000;

/** @example specKey({ brand: 'Honda', model: 'Vision', year: 2024 }) // => 'honda-vision-2024' */
export const specKey = ({ brand, model, year }: { brand: string; model: string; year: number }) =>
  slugify(`${brand} ${model} ${year}`);
