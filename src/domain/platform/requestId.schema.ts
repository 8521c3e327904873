import * as z from 'zod/mini';

/** The name that a browser gives an action before it asks for it, so that asking again is the same action. */
export const RequestId = z.string().check(z.regex(/^[A-Za-z0-9]{20}$/));
