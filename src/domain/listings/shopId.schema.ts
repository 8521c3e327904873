import * as z from 'zod/mini';
import { slugPattern } from './slug.ts';

/** Id of a shop: the slug of its name. */
export const ShopId = z.string().check(z.maxLength(80), z.regex(slugPattern));
