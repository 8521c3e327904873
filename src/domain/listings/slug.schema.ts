import * as z from 'zod/mini';
import { slugPattern } from './slug.ts';

/** Slug of a bike's page, with room for its number. */
export const Slug = z.string().check(z.maxLength(140), z.regex(slugPattern));
