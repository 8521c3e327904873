import * as z from 'zod/mini';

/** Counts the changes of a document; missing until the first one. */
export const Revision = z.optional(z.int().check(z.gte(1)));
