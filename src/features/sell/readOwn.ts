import { Contact } from '../../domain/contacts/contact.schema.ts';
import type { Listing } from '../../domain/listings/listing.schema.ts';
import { Listing as ListingSchema } from '../../domain/listings/listing.schema.ts';
import { toListingForm } from '../../domain/listings/listingDocuments.ts';
import type { ListingForm } from '../../domain/listings/listingForm.ts';
import { codeOf } from '../../firebase/codeOf.ts';
import { getDocument, listDocuments } from '../../firebase/firestore.ts';

/** The listing of this id when it is this person's and not deleted (S7.13). */
export const readOwn = async (id: string, userId: string) => {
  // For a listing that is not there, or is somebody else's draft, the rules answer with a refusal.
  const listing = await getDocument(ListingSchema, 'motorcycles', id).catch((error: unknown) => {
    if (codeOf(error) === 'permission-denied') return null;
    throw error;
  });
  return listing?.user_id === userId && listing.deleted_at === null ? listing : null;
};

/** One's own listing as the form shows it, with its numbers, which lie beside it. */
export const readForm = async (listing: Listing & { id: string }): Promise<ListingForm> => {
  const contact = (channel: string) => getDocument(Contact, 'motorcycles', listing.id, 'contact', channel);
  const [phone, whatsapp] = await Promise.all([contact('phone'), contact('whatsapp')]);
  return toListingForm(listing, { ...(phone && { phone }), ...(whatsapp && { whatsapp }) });
};

/** The newest listing of somebody's own as the form shows it; null for a first one. */
export const readNewest = async (userId: string): Promise<ListingForm | null> => {
  const [newest] = await listDocuments(ListingSchema, 'motorcycles', {
    where: [
      ['user_id', '==', userId],
      ['deleted_at', '==', null],
    ],
    orderBy: ['created_at', 'desc'],
    limit: 1,
  });
  return newest ? readForm(newest) : null;
};
