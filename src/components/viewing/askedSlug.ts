import { slugPattern } from '../../domain/listings/slug.ts';
import { bikeKey } from '../../papersLink.ts';

/** Slug of the bike in the page's address; '' without one. */
export const askedSlug = (): string => {
  const named = new URLSearchParams(location.search).get(bikeKey) ?? '';
  return slugPattern.test(named) ? named : '';
};
