import { toContacts, toListingFields } from '../../domain/listings/listingDocuments.ts';
import type { Status } from '../../domain/listings/listingFields.ts';
import type { ListingForm } from '../../domain/listings/listingForm.ts';
import { serverTime } from '../../firebase/firestore.ts';
import type { Step } from '../../firebase/questions.ts';
import { settings } from '../../settings.ts';

export type SaveOrder = {
  id: string;
  userId: string;
  form: ListingForm;
  /** Addresses of the photos that are ready, main one first. */
  photos: readonly string[];
  status: Status;
  /** What is stored already; null for a new listing. */
  existing: { slug: string | null } | null;
};

/** A listing gets its address when it becomes public for the first time, and keeps it. */
export const needsSlug = ({ status, existing }: SaveOrder) => status !== 'draft' && !existing?.slug;

/** Sellers are asked only where there is a page to post to. */
const asksForFacebook = settings.facebookPage.length > 0;

/** What one save writes, all of it or nothing. `slug` is the address to reserve, where one is needed. */
export const planSave = (
  order: SaveOrder,
  slug: string | null = null,
  asksForWish: boolean = asksForFacebook,
): Step[] => {
  const { id, userId, form, photos, status, existing } = order;
  const listing = `motorcycles/${id}`;
  const contacts = toContacts(form);
  const fields = { ...toListingFields(form, photos), status, updated_at: serverTime };
  const reservation = needsSlug(order) ? { slug } : {};
  return [
    existing
      ? { update: listing, data: { ...fields, ...reservation } }
      : {
          set: listing,
          data: { ...fields, slug, user_id: userId, created_at: serverTime, deleted_at: null },
        },
    ...(slug !== null && needsSlug(order) ? [{ set: `slugs/${slug}`, data: { motorcycle_id: id } }] : []),
    ...(contacts
      ? Object.entries(contacts).map(([channel, contact]) => ({
          set: `${listing}/contact/${channel}`,
          data: { ...contact, updated_at: serverTime },
        }))
      : []),
    ...(asksForWish
      ? [{ set: `${listing}/wishes/facebook`, data: { wanted: form.onFacebook, updated_at: serverTime } }]
      : []),
  ];
};
