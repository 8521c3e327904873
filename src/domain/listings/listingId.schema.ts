import * as z from 'zod/mini';
import { isDocumentName } from './listingId.ts';

/** Id of a listing in a request. */
export const ListingId = z.string().check(z.refine((id) => isDocumentName(id)));
