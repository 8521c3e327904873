import type { Status } from '../../domain/listings/listingFields.ts';
import { nextRevision, type Revised } from '../../domain/platform/revision.ts';
import { type ContactFields, toContacts, toListingFields } from '../../domain/selling/listingDocuments.ts';
import type { ListingForm } from '../../domain/selling/listingForm.ts';
import type { FormVersion } from '../../domain/selling/mergeForms.ts';
import { serverTime } from '../../firebase/firestore.ts';
import type { Fields, Step } from '../../firebase/questions.ts';
import { settings } from '../../settings.ts';

/** A listing as it is stored: what its form shows of it, and what the form does not decide. */
export type StoredVersion = FormVersion & Revised & { slug: string | null; status: Status | 'hidden' };

export type SaveOrder = {
  id: string;
  userId: string;
  form: ListingForm;
  /** Addresses of the photos that are ready, main one first. */
  photos: readonly string[];
  status: Status;
  /** What is stored already; null for a new listing. */
  existing: StoredVersion | null;
};

/** A listing gets its address when it becomes public for the first time, and keeps it. */
export const needsSlug = ({ status, existing }: Pick<SaveOrder, 'status' | 'existing'>) =>
  status !== 'draft' && !existing?.slug;

/** Sellers are asked only where there is a page to post to. */
const asksForFacebook = settings.facebookPage.length > 0;

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Keeps the fields that differ. A field that was not touched is never written: it may have changed meanwhile. */
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

/** A post on Facebook cannot be taken back, so only a yes changes what was said before. */
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

/** What one save writes, all of it or nothing. `slug` is the address to reserve, where one is needed. */
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
