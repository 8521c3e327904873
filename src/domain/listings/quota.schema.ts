import * as z from 'zod/mini';
import { Time } from '../time/time.schema.ts';

/** What lies at limits/{user}_{action}: how often since when, and what was counted last. */
export const Limit = z.object({ used: z.number(), since: Time, last: Time, what: z.string() });
export type Limit = z.infer<typeof Limit>;

const most = z.optional(z.number());
/** What lies at quotas/{user}: how much somebody may do who may do more than a young account. */
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
