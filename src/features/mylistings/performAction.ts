import { writeWithFreeSlug } from '../../domain/listings/chooseSlug.ts';
import { listingSlug } from '../../domain/listings/slug.ts';
import { exists, serverTime, writeBatch } from '../../firebase/firestore.ts';
import { writeCounted } from '../../firebase/writeCounted.ts';
import type { Mine, Plan } from './planAction.ts';

/**
 * Writes what was planned; an address that is missing is reserved in the same batch. Every change is counted but a deletion,
 * which must always be possible.
 */
export const performAction = async (listing: Mine, { changes, needsSlug }: Plan & { kind: 'write' }) => {
  const path = `motorcycles/${listing.id}`;
  const update = [{ update: path, data: changes }];
  if (changes.deleted_at === serverTime) return writeBatch(update);
  if (!needsSlug) return writeCounted(listing.user_id, 'edit', path, update);
  await writeWithFreeSlug(listingSlug(listing, new Date()), {
    isTaken: (slug) => exists('slugs', slug),
    write: (slug) =>
      writeCounted(listing.user_id, 'listing', `slugs/${slug}`, [
        { update: path, data: { ...changes, slug } },
        { set: `slugs/${slug}`, data: { motorcycle_id: listing.id } },
      ]),
    random: Math.random,
  });
};
