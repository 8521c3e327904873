import { writeWithFreeSlug } from '../../domain/listings/chooseSlug.ts';
import { listingSlug } from '../../domain/listings/slug.ts';
import { nextRevision } from '../../domain/platform/revision.ts';
import { exists, serverTime, writeBatch } from '../../firebase/firestore.ts';
import type { Fields } from '../../firebase/questions.ts';
import { readOwnListing } from '../../firebase/readOwnListing.ts';
import { writeCounted } from '../../firebase/writeCounted.ts';
import { Overtaken, writeRevised } from '../../firebase/writeRevised.ts';
import type { Mine, Plan } from './planAction.ts';

type Write = Plan & { kind: 'write' };

/** Has another write changed the status, or a field that the action changes? */
const isOvertaken = (seen: Mine, now: Mine, changes: Fields): boolean =>
  now.status !== seen.status ||
  now.deleted_at !== seen.deleted_at ||
  ('price' in changes && now.price !== seen.price) ||
  ('reserved_until' in changes && (now.reserved_until ?? null) !== (seen.reserved_until ?? null));

const write = async (listing: Mine, changes: Fields, needsSlug: boolean): Promise<void> => {
  const path = `motorcycles/${listing.id}`;
  if (!needsSlug) return writeCounted(listing.user_id, 'edit', path, [{ update: path, data: changes }]);
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

/**
 * Writes an action, and in the same batch reserves a missing slug. Deleting and restoring ignore other
 * changes; deleting needs no quota.
 * @returns the listing before the write, with its new revision
 * @throws Overtaken if another change conflicts
 */
export const performAction = async (listing: Mine, { changes, needsSlug }: Write): Promise<Mine> => {
  if ('deleted_at' in changes) {
    const update = [{ update: `motorcycles/${listing.id}`, data: changes }];
    if (changes.deleted_at === serverTime) await writeBatch(update);
    else await write(listing, changes, false);
    return listing;
  }
  const over = await writeRevised(
    listing,
    () => readOwnListing(listing.id, listing.user_id),
    async (now) => {
      if (isOvertaken(listing, now, changes)) throw new Overtaken(now);
      await write(now, { ...changes, revision: nextRevision(now) }, needsSlug);
    },
  );
  return { ...over, revision: nextRevision(over) };
};
