import * as z from 'zod/mini';
import { Time } from '../time/time.schema.ts';

/**
 * Document limits/{user}_{action}. `since`: start of the window. `last` and `what`: time and document of the
 * last use.
 */
export const Limit = z.object({ used: z.number(), since: Time, last: Time, what: z.string() });
export type Limit = z.infer<typeof Limit>;

const limit = z.optional(z.number());
/** Document quotas/{user}: limits of a `grown` account (quota.ts). */
export const Quotas = z.object({
  listing: limit,
  draft: limit,
  edit: limit,
  like: limit,
  alert: limit,
  follow: limit,
  reply: limit,
  feedback: limit,
  block: limit,
  upload: limit,
  question: limit,
  reveal: limit,
  report: limit,
  messagePhoto: limit,
});
export type Quotas = z.infer<typeof Quotas>;
