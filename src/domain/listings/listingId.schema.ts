import * as z from 'zod/mini';
import { isDocumentName } from './listingId.ts';

export const ListingId = z.string().check(z.refine((id) => isDocumentName(id)));
