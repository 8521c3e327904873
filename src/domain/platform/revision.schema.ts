import * as z from 'zod/mini';

/** Missing before the first change. */
export const Revision = z.optional(z.int().check(z.gte(1)));
