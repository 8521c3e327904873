import { writeWithFreeSlug } from '../../domain/listings/chooseSlug.ts';
import { listingSlug } from '../../domain/listings/slug.ts';
import { revisionOf } from '../../domain/platform/revision.ts';
import { makeOf } from '../../domain/selling/listingDocuments.ts';
import { answersIn } from '../../domain/selling/mergeForms.ts';
import { exists } from '../../firebase/firestore.ts';
import { writeCounted } from '../../firebase/writeCounted.ts';
import { Overtaken, writeRevised } from '../../firebase/writeRevised.ts';
import { type Base, type Change, conflictsIn, planChange } from './planChange.ts';
import { type Outcome, planOutcome } from './planOutcome.ts';
import { needsSlug, planSave, type SaveOrder, type StoredVersion } from './planSave.ts';
import { readVersion } from './readOwn.ts';

const write = async (order: SaveOrder): Promise<void> => {
  const { id, userId, form, existing } = order;
  if (!needsSlug(order))
    return writeCounted(userId, existing ? 'edit' : 'draft', `motorcycles/${id}`, planSave(order));
  const words = {
    make: makeOf(form),
    model: form.model,
    year: form.year === '' ? null : Number(form.year),
    location: form.location,
  };
  await writeWithFreeSlug(listingSlug(words, new Date()), {
    isTaken: (slug) => exists('slugs', slug),
    write: (slug) => writeCounted(userId, 'listing', `slugs/${slug}`, planSave(order, slug)),
    random: Math.random,
  });
};

type Whose = { id: string; userId: string };

/** Writes changes to a stored listing. @returns null if a public listing would have no photo */
const saveChange = async (
  { id, userId }: Whose,
  change: Change,
  read: StoredVersion,
): Promise<Outcome | null> => {
  let saved: Outcome | null = null;
  await writeRevised(
    read,
    () => readVersion(id, userId),
    async (now) => {
      if (now.status === 'hidden' || conflictsIn(change, now).length > 0) throw new Overtaken(now);
      const planned = planChange(change, now);
      saved = planned?.outcome ?? null;
      if (!planned) return;
      const { merged, outcome } = planned;
      await write({ id, userId, ...merged, status: outcome.status, existing: now });
    },
  );
  return saved;
};

/**
 * Values that an earlier save stored, as base of the changes. `answers` is null if the listing has changed
 * since.
 */
const ownTry = (now: StoredVersion): Base => ({
  answers: revisionOf(now) === 0 ? answersIn(now) : null,
  status: now.status,
});

/**
 * Creates a listing with its contacts, or updates the `stored` listing. The first publication adds a slug.
 * @param stored null for a new listing
 * @param attempted an earlier save may have succeeded, so the listing is read first
 * @returns null if no photo was uploaded: nothing may be saved
 * @throws Overtaken if another save changed the same answers
 */
export const saveListing = async (
  whose: Whose,
  change: Change,
  { stored, attempted }: { stored: StoredVersion | null; attempted: boolean },
): Promise<Outcome | null> => {
  if (stored) return saveChange(whose, change, stored);
  const { purpose, mine, failed } = change;
  const earlierTry = attempted ? await readVersion(whose.id, whose.userId).catch(() => null) : null;
  if (earlierTry) return saveChange(whose, { ...change, base: ownTry(earlierTry) }, earlierTry);
  const outcome = planOutcome({ purpose, before: null, ready: mine.photos.length, failed });
  if (outcome) await write({ ...whose, ...mine, status: outcome.status, existing: null });
  return outcome;
};
