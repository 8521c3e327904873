import * as z from 'zod/mini';
import { slugPattern } from './slug.ts';

/** Slug of the shop's name. */
export const ShopId = z.string().check(z.maxLength(80), z.regex(slugPattern));
