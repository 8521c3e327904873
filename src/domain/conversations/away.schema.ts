import * as z from 'zod/mini';
import { Revision } from '../platform/revision.schema.ts';
import { Time } from '../time/time.schema.ts';
import { dayPattern, timePattern } from './phrase.ts';

const clock = z.string().check(z.regex(timePattern));
const hours = z.strictObject({
  kind: z.literal('hours'),
  days: z.array(z.int().check(z.gte(1), z.lte(7))).check(z.minLength(1), z.maxLength(7)),
  from: clock,
  to: clock,
});
const until = z.strictObject({ kind: z.literal('until'), day: z.string().check(z.regex(dayPattern)) });

/** Weekly hours in which a seller answers, or the last day of an absence (Vietnamese time). */
export const Away = z.discriminatedUnion('kind', [hours, until]);
export type Away = z.infer<typeof Away>;

/** Document away_answers/{user}. */
export const AwayAnswer = z.strictObject({
  /** Null: no automatic answers. */
  away: z.nullable(Away),
  updated_at: Time,
  revision: Revision,
});
export type AwayAnswer = z.infer<typeof AwayAnswer>;

/** `away`: the seller's setting at the time of the answer. Only functions write automatic answers. */
export const AutoAnswer = z.strictObject({ away: Away, at: Time });
export type AutoAnswer = z.infer<typeof AutoAnswer>;
/** Undefined if a later version stored another shape. */
export const StoredAutoAnswer = z.catch(z.optional(z.nullable(AutoAnswer)), undefined);
