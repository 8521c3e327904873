import * as z from 'zod/mini';
import { isDocumentName } from './listingId.ts';

/** The id of a listing, as anybody may send it. */
export const ListingId = z.string().check(z.refine((id) => isDocumentName(id)));
