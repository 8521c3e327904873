import * as z from 'zod/mini';
import { Time } from '../time/time.schema.ts';

/** Document limits/{user}_{action}: the count, the start of its window and the last counted subject. */
export const Limit = z.object({ used: z.number(), since: Time, last: Time, what: z.string() });
export type Limit = z.infer<typeof Limit>;

const most = z.optional(z.number());
/** Document quotas/{user}: limits of a grown account. */
export const Quotas = z.object({
  listing: most,
  draft: most,
  edit: most,
  like: most,
  alert: most,
  reply: most,
  feedback: most,
  block: most,
  upload: most,
  question: most,
  reveal: most,
  report: most,
});
export type Quotas = z.infer<typeof Quotas>;
