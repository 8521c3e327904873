import * as z from 'zod/mini';
import { slugPattern } from './slug.ts';

/** Slug of a bike's page, with room for a suffix such as -2. */
export const Slug = z.string().check(z.maxLength(140), z.regex(slugPattern));
