import * as z from 'zod/mini';
import { slugPattern } from './slug.ts';

/** With room for a number. */
export const Slug = z.string().check(z.maxLength(140), z.regex(slugPattern));
