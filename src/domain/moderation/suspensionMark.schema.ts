import * as z from 'zod/mini';
import { Time } from '../time/time.schema.ts';
import { suspendReasons } from './moderation.ts';
import { markKinds } from './suspensionMark.ts';

/** Document at suspension_marks/{signed hash}_{person}: one identity of one suspended person. */
export const SuspensionMark = z.strictObject({
  /** The suspended person. */
  user_id: z.string(),
  kind: z.enum(markKinds),
  reason: z.enum(suspendReasons),
  expires_at: Time,
});
export type SuspensionMark = z.infer<typeof SuspensionMark>;

/** Document at reinstatements/{uid}: an operator let this account in, whatever marks others have left. */
export const Reinstatement = z.strictObject({ reinstated_at: Time });
