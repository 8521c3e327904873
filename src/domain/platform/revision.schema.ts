import * as z from 'zod/mini';

/** Version number of a document; missing before the first change. */
export const Revision = z.optional(z.int().check(z.gte(1)));
