import * as z from 'zod/mini';
import { limits } from '../listings/listingFields.ts';
import { atMost } from '../text/text.schema.ts';
import { Time } from '../time/time.schema.ts';
import { maxPlace } from './phrase.ts';
import { offerStates, visitStates } from './proposalFields.ts';

const shared = {
  /** Person who made the proposal or cancelled it. */
  by: z.string(),
  /** Id of the reply that last changed the proposal; null: the thread's first message. */
  reply_id: z.nullable(z.string()),
};

/** In đồng. */
export const Offer = z.strictObject({
  price: z.int().check(z.gte(1), z.lte(limits.price)),
  state: z.enum(offerStates),
  ...shared,
});
export type Offer = z.infer<typeof Offer>;

export const Visit = z.strictObject({
  starts_at: Time,
  place: z.string().check(z.minLength(1), atMost(maxPlace)),
  state: z.enum(visitStates),
  /** Number of changes and cancellations, used as SEQUENCE in calendar files. */
  sequence: z.int().check(z.gte(0)),
  ...shared,
});
export type Visit = z.infer<typeof Visit>;

/** Undefined if a later version stored another shape. */
export const StoredOffer = z.catch(z.optional(Offer), undefined);
export const StoredVisit = z.catch(z.optional(Visit), undefined);
