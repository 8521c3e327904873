import { HttpsError } from 'firebase-functions/https';
import * as z from 'zod/mini';
import { privateSizes } from '../../../src/domain/conversations/messagePhotos.ts';
import { ListingId } from '../../../src/domain/listings/listingId.schema.ts';
import { PhotoIds } from '../../../src/domain/photos/photoIds.schema.ts';
import { type ReadPhotos, readPrivatePhotos } from '../conversations/readPrivatePhotos.ts';
import { holderOf, memberOptions, onCall, parseRequest } from '../http/caller.ts';
import { isWithin } from '../http/rateLimit.ts';
import { theSite } from '../platform/site.ts';
import { readInquiry } from '../readers/readInquiry.ts';

export const Request = z.strictObject({ thread: ListingId, photos: PhotoIds, size: z.enum(privateSizes) });
const perHour = { action: 'read_photos', limit: 1_000, seconds: 3_600 };

/**
 * Returns photos of a conversation to its two people. A file would have an address that others could guess.
 */
export const readPhotos = onCall(memberOptions, async (request): Promise<{ photos: ReadPhotos }> => {
  const { userId } = await holderOf(request);
  const { thread, photos, size } = parseRequest(Request, request.data);
  const site = theSite();
  if (!(await isWithin(site.documents, userId, [perHour], Date.now())))
    throw new HttpsError('resource-exhausted', 'Too many requests. Please try again later.');
  const inquiry = readInquiry(await site.documents.collection('inquiries').doc(thread).get());
  if (!inquiry || (inquiry.buyer_id !== userId && inquiry.seller_id !== userId))
    throw new HttpsError('not-found', 'There is no such conversation.');
  return { photos: await readPrivatePhotos(site, thread, photos, size) };
});
