import { writeWithFreeSlug } from '../../domain/listings/chooseSlug.ts';
import { Listing } from '../../domain/listings/listing.schema.ts';
import { makeOf } from '../../domain/listings/listingDocuments.ts';
import { listingSlug } from '../../domain/listings/slug.ts';
import { exists, getDocument } from '../../firebase/firestore.ts';
import { writeCounted } from '../../firebase/writeCounted.ts';
import { needsSlug, planSave, type SaveOrder } from './planSave.ts';

/** One's own listing as it is stored, or null; the rules answer for one that is not there with a refusal. */
const stored = async (id: string, userId: string) => {
  const found = await getDocument(Listing, 'motorcycles', id).catch(() => null);
  return found?.user_id === userId ? found : null;
};

/**
 * Writes a listing with its contacts, and under a new slug when it becomes public for the first time.
 * `attempted`: an earlier try may have arrived without an answer, so what is stored is looked at first.
 */
export const saveListing = async (order: SaveOrder, { attempted }: { attempted: boolean }): Promise<void> => {
  const existing = order.existing ?? (attempted ? await stored(order.id, order.userId) : null);
  const settled = { ...order, existing };
  const { id, userId } = order;
  if (!needsSlug(settled)) {
    const steps = planSave(settled);
    return writeCounted(userId, existing ? 'edit' : 'draft', `motorcycles/${id}`, steps);
  }
  const { form } = order;
  const words = {
    make: makeOf(form),
    model: form.model,
    year: form.year === '' ? null : Number(form.year),
    location: form.location,
  };
  await writeWithFreeSlug(listingSlug(words, new Date()), {
    isTaken: (slug) => exists('slugs', slug),
    write: (slug) => writeCounted(userId, 'listing', `slugs/${slug}`, planSave(settled, slug)),
    random: Math.random,
  });
};
