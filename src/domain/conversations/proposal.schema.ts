import * as z from 'zod/mini';
import { limits } from '../listings/listingFields.ts';
import { atMost } from '../text/text.schema.ts';
import { Time } from '../time/time.schema.ts';
import { maxPlace } from './phrase.ts';
import { offerStates, visitStates } from './proposalFields.ts';

const shared = {
  /** Who proposed it; of a cancelled visit, who cancelled it. */
  by: z.string(),
  /** The reply that it was last changed with; null for the first message of a thread. */
  reply_id: z.nullable(z.string()),
};

/** The price that stands between the two of a thread, in whole đồng. */
export const Offer = z.strictObject({
  price: z.int().check(z.gte(1), z.lte(limits.price)),
  state: z.enum(offerStates),
  ...shared,
});
export type Offer = z.infer<typeof Offer>;

/** When and where the two of a thread look at the bike. */
export const Visit = z.strictObject({
  starts_at: Time,
  place: z.string().check(z.minLength(1), atMost(maxPlace)),
  state: z.enum(visitStates),
  /** How often the time or the place has changed or it was cancelled, as calendars count. */
  sequence: z.int().check(z.gte(0)),
  ...shared,
});
export type Visit = z.infer<typeof Visit>;

/** As a thread carries them: what a later version wrote in another shape is as good as none, and harms nothing else. */
export const StoredOffer = z.catch(z.optional(Offer), undefined);
export const StoredVisit = z.catch(z.optional(Visit), undefined);
