import { slugPattern } from '../../domain/listings/slug.ts';
import { bikeKey } from '../../papersLink.ts';

/** Slug of the bike in the address; '' for a sheet of one's own. */
export const askedSlug = (): string => {
  const named = new URLSearchParams(location.search).get(bikeKey) ?? '';
  return slugPattern.test(named) ? named : '';
};
