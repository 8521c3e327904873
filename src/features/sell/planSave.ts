import type { Status } from '../../domain/listings/listingFields.ts';
import { nextRevision, type Revised } from '../../domain/platform/revision.ts';
import { type ContactFields, toContacts, toListingFields } from '../../domain/selling/listingDocuments.ts';
import type { ListingForm } from '../../domain/selling/listingForm.ts';
import type { FormVersion } from '../../domain/selling/mergeForms.ts';
import { serverTime } from '../../firebase/firestore.ts';
import type { Fields, Step } from '../../firebase/questions.ts';
import { settings } from '../../settings.ts';

/** Stored listing, with fields that the form does not decide. */
export type StoredVersion = FormVersion & Revised & { slug: string | null; status: Status | 'hidden' };

export type SaveOrder = {
  id: string;
  userId: string;
  form: ListingForm;
  /** Addresses of the uploaded photos, the main one first. */
  photos: readonly string[];
  status: Status;
  /** Null for a new listing. */
  existing: StoredVersion | null;
};

/** Only the first publication reserves a slug. */
export const needsSlug = ({ status, existing }: Pick<SaveOrder, 'status' | 'existing'>) =>
  status !== 'draft' && !existing?.slug;

const asksForFacebook = settings.facebookPage.length > 0;

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Returns only changed fields: another tab may have changed others. */
const changesIn = (now: Fields, before: Fields): Fields =>
  Object.fromEntries(Object.entries(now).filter(([name, value]) => !same(value, before[name])));

const contactSteps = (listing: string, { form, existing }: SaveOrder): Step[] => {
  const before: Partial<Record<string, ContactFields>> = (existing && toContacts(existing.form)) ?? {};
  return Object.entries(toContacts(form) ?? {})
    .filter(([channel, contact]) => !same(contact, before[channel]))
    .map(([channel, contact]) => ({
      set: `${listing}/contact/${channel}`,
      data: { ...contact, updated_at: serverTime },
    }));
};

/**
 * Writes the wish for a post on Facebook. Posts can't be undone, so switching it off later writes nothing.
 */
const wishSteps = (listing: string, { form, existing }: SaveOrder): Step[] =>
  form.onFacebook || !existing
    ? [{ set: `${listing}/wishes/facebook`, data: { wanted: form.onFacebook, updated_at: serverTime } }]
    : [];

const listingStep = (order: SaveOrder, slug: string | null): Step => {
  const { id, userId, form, photos, status, existing } = order;
  const path = `motorcycles/${id}`;
  const fields = { ...toListingFields(form, photos), status };
  if (!existing)
    return {
      set: path,
      data: {
        ...fields,
        slug,
        user_id: userId,
        created_at: serverTime,
        updated_at: serverTime,
        deleted_at: null,
      },
    };
  const before = { ...toListingFields(existing.form, existing.photos), status: existing.status };
  return {
    update: path,
    data: {
      ...changesIn(fields, before),
      ...(needsSlug(order) && { slug }),
      revision: nextRevision(existing),
      updated_at: serverTime,
    },
  };
};

/** Writes of a save, in one batch. Reserves `slug` if needed. */
export const planSave = (
  order: SaveOrder,
  slug: string | null = null,
  asksForWish: boolean = asksForFacebook,
): Step[] => {
  const listing = `motorcycles/${order.id}`;
  return [
    listingStep(order, slug),
    ...(slug !== null && needsSlug(order)
      ? [{ set: `slugs/${slug}`, data: { motorcycle_id: order.id } }]
      : []),
    ...contactSteps(listing, order),
    ...(asksForWish ? wishSteps(listing, order) : []),
  ];
};
