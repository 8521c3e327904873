import * as z from 'zod/mini';
import { Time } from '../time/time.schema.ts';
import { suspendReasons } from './moderation.ts';
import { markKinds } from './suspensionMark.ts';

/** Document suspension_marks/{signed hash of an email address, number, Zalo account or photo}_{person}. */
export const SuspensionMark = z.strictObject({
  user_id: z.string(),
  kind: z.enum(markKinds),
  reason: z.enum(suspendReasons),
  expires_at: Time,
});
export type SuspensionMark = z.infer<typeof SuspensionMark>;

/** Document reinstatements/{uid}: an operator allowed this account despite suspension marks. */
export const Reinstatement = z.strictObject({ reinstated_at: Time });
