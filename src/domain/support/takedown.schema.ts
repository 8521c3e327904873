import * as z from 'zod/mini';
import { hasVisibleText } from '../text/hasVisibleText.ts';
import { atMost } from '../text/text.schema.ts';
import { Time } from '../time/time.schema.ts';
import { maxTakedownReason, takedownLimits, takedownOutcomes, takedownSides } from './takedown.ts';

const words = (field: keyof typeof takedownLimits) =>
  z.string().check(atMost(takedownLimits[field]), z.refine(hasVisibleText));

export const Takedown = z.strictObject({
  side: z.enum(takedownSides),
  name: words('name'),
  email: z.email().check(atMost(takedownLimits.email)),
  page: words('page'),
  basis: words('basis'),
  description: words('description'),
});
export type Takedown = z.infer<typeof Takedown>;

export const TakedownReason = z.string().check(z.trim(), z.refine(hasVisibleText), atMost(maxTakedownReason));

export const TakedownDecision = z.strictObject({
  outcome: z.enum(takedownOutcomes),
  reason: TakedownReason,
  listing_id: z.nullable(z.string()),
  operator_id: z.string(),
  decided_at: Time,
});
export type TakedownDecision = z.infer<typeof TakedownDecision>;

export const StoredTakedown = z.strictObject({
  number: z.string(),
  side: z.enum(takedownSides),
  page: z.string(),
  basis: z.string(),
  due_at: Time,
  decision: z.optional(TakedownDecision),
});
export type StoredTakedown = z.infer<typeof StoredTakedown>;

/** Document takedowns/{year}: number of requests in that year. */
export const TakedownCount = z.strictObject({ count: z.int() });
