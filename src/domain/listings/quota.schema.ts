import * as z from 'zod/mini';
import { Time } from '../time/time.schema.ts';

/** What lies at limits/{user}_{action}: how often since when, and what was counted last. */
export const Limit = z.object({ used: z.number(), since: Time, last: Time, what: z.string() });
export type Limit = z.infer<typeof Limit>;

/** What lies at quotas/{user}, for those who may do more than src/domain/listings/quota.ts says. */
export const Quotas = z.object({ listing: z.optional(z.number()), draft: z.optional(z.number()) });
export type Quotas = z.infer<typeof Quotas>;
