import * as z from 'zod/mini';
import { RequestId } from '../platform/requestId.schema.ts';
import { hasVisibleText } from '../text/hasVisibleText.ts';
import { atMost } from '../text/text.schema.ts';
import { Time } from '../time/time.schema.ts';
import { maxAnswer } from './answer.ts';

export const AnswerWords = z.string().check(z.trim(), z.refine(hasVisibleText), atMost(maxAnswer));

/** An operator's answer, stored with the message but without the receiver's address. */
export const MessageAnswer = z.strictObject({
  /** Chosen by the page, so that a repeated request sends nothing. */
  id: RequestId,
  words: AnswerWords,
  operator_id: z.string(),
  answered_at: Time,
});
export type MessageAnswer = z.infer<typeof MessageAnswer>;

export const Answers = z.optional(z.array(MessageAnswer));
