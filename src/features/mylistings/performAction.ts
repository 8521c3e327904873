import { writeWithFreeSlug } from '../../domain/listings/chooseSlug.ts';
import { listingSlug } from '../../domain/listings/slug.ts';
import { exists, writeBatch } from '../../firebase/firestore.ts';
import { writeCounted } from '../../firebase/writeCounted.ts';
import type { Mine, Plan } from './planAction.ts';

/** Writes what was planned; an address that is missing is reserved in the same batch. */
export const performAction = async (listing: Mine, { changes, needsSlug }: Plan & { kind: 'write' }) => {
  const path = `motorcycles/${listing.id}`;
  if (!needsSlug) return writeBatch([{ update: path, data: changes }]);
  await writeWithFreeSlug(listingSlug(listing, new Date()), {
    isTaken: (slug) => exists('slugs', slug),
    write: (slug) =>
      writeCounted(listing.user_id, 'listing', listing.id, [
        { update: path, data: { ...changes, slug } },
        { set: `slugs/${slug}`, data: { motorcycle_id: listing.id } },
      ]),
    random: Math.random,
  });
};
