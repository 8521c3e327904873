import * as z from 'zod/mini';

/** Id chosen by the browser, so that a retry counts as the same action. */
export const RequestId = z.string().check(z.regex(/^[A-Za-z0-9]{20}$/));
