import * as z from 'zod/mini';
import { slugPattern } from './slug.ts';

/** An address of a bike's page, with room for the number that sets it apart. */
export const Slug = z.string().check(z.maxLength(140), z.regex(slugPattern));
