import { foldAccents } from '../text/foldAccents.ts';

export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const maxLength = 120;

/** @example slugify('Wave đỏ') // => 'wave-do' */
export const slugify = (words: string) =>
  foldAccents(words)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxLength)
    .replace(/^-+|-+$/g, '');

/**
 * Returns a bike's slug without a number such as -2.
 * @example listingSlug({ make: 'Honda', model: 'Wave', year: 2021, location: 'Đà Nẵng' }, new Date()) // => 'honda-wave-2021-da-nang'
 */
export const listingSlug = (
  bike: { make: string; model: string; year: number | null; location: string },
  now: Date,
): string => {
  const slug = slugify([bike.make, bike.model, bike.year ?? '', bike.location].join(' '));
  return slug || `motorcycle-${now.getTime()}`;
};

/** @example slugCandidate('honda-wave', 2) // => 'honda-wave-2' */
export const slugCandidate = (slug: string, attempt: number) => (attempt <= 1 ? slug : `${slug}-${attempt}`);
