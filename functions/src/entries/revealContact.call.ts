import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import * as z from 'zod/mini';
import { Contact } from '../../../src/domain/contacts/contact.schema.ts';
import { channels } from '../../../src/domain/contacts/contact.ts';
import { revealId } from '../../../src/domain/contacts/reveal.ts';
import { isForSale } from '../../../src/domain/listings/listing.ts';
import { ListingId } from '../../../src/domain/listings/listingId.schema.ts';
import { areApart } from '../conversations/blocks.ts';
import { type Caller, memberOf, memberOptions, onCall, parseRequest } from '../http/caller.ts';
import { documents } from '../platform/site.ts';
import { consumeQuota } from '../quotas/consumeQuota.ts';
import { readListing } from '../readers/readListing.ts';

export const Request = z.strictObject({
  listing_id: ListingId,
  channel: z.enum(channels),
});

type Revealed = { value: string; left?: number };
type Outcome = Revealed | { refused: 'unavailable' | 'hidden' | 'tooMany' };

/**
 * Returns a seller's number while the bike is for sale. Refuses if the seller hides it, or if one of the two
 * blocked the other. Records the viewer and the listing, but not the number.
 */
export const findContact = async (
  { userId }: Pick<Caller, 'userId'>,
  { listing_id, channel }: z.infer<typeof Request>,
  { documents, now }: { documents: Firestore; now: number },
): Promise<Outcome> => {
  const counted = await consumeQuota(documents, { userId }, 'reveal', now);
  if (!counted) return { refused: 'tooMany' };
  const reference = documents.collection('motorcycles').doc(listing_id);
  const [snapshot, number] = await documents.getAll(reference, reference.collection('contact').doc(channel));
  const listing = readListing(snapshot);
  if (!listing || !isForSale(listing)) return { refused: 'unavailable' };
  // Same response as for a hidden number: blocks are private.
  if (await areApart(documents, userId, listing.user_id)) return { refused: 'hidden' };
  const contact = Contact.safeParse(number?.data());
  if (!contact.success || contact.data.hidden) return { refused: 'hidden' };
  await documents
    .collection('reveals')
    .doc(revealId(userId, listing_id))
    .set({ user_id: userId, motorcycle_id: listing_id, last_at: Timestamp.fromMillis(now) });
  logger.info('a number was revealed', { user: userId, listing: listing_id, channel });
  return { value: contact.data.value, ...counted };
};

const refusals = {
  unavailable: ['failed-precondition', 'This motorcycle is not for sale.'],
  hidden: ['not-found', 'The seller shows no such number.'],
  tooMany: ['resource-exhausted', 'Too many numbers. Please try again later.'],
} as const;

export const revealContact = onCall(memberOptions, async (request): Promise<Revealed> => {
  const outcome = await findContact(await memberOf(request), parseRequest(Request, request.data), {
    documents: documents(),
    now: Date.now(),
  });
  if ('value' in outcome) return outcome;
  const [code, message] = refusals[outcome.refused];
  throw new HttpsError(code, message);
});
