import * as z from 'zod/mini';

/** Number of changes; missing before the first. */
export const Revision = z.optional(z.int().check(z.gte(1)));
