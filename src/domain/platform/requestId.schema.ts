import * as z from 'zod/mini';

/** Given by the browser, so that a retry is the same action. */
export const RequestId = z.string().check(z.regex(/^[A-Za-z0-9]{20}$/));
