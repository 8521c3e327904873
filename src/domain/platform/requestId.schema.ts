import * as z from 'zod/mini';

/** The name that a browser gives a deed before it asks for it, so that asking again is the same deed. */
export const RequestId = z.string().check(z.regex(/^[A-Za-z0-9]{20}$/));
