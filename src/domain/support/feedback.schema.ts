import * as z from 'zod/mini';
import { hasVisibleText } from '../text/hasVisibleText.ts';
import { atMost } from '../text/text.schema.ts';
import { Time } from '../time/time.schema.ts';
import { Answers } from './answer.schema.ts';

/** Document feedback/{id}. */
export const Feedback = z.strictObject({
  user_id: z.string(),
  subject: z.nullable(
    z.string().check(
      z.refine((text) => text === '' || hasVisibleText(text)),
      atMost(200),
    ),
  ),
  message: z.string().check(z.trim(), z.refine(hasVisibleText), atMost(5_000)),
  rating: z.nullable(z.int().check(z.gte(1), z.lte(5))),
  status: z.enum(['new', 'done']),
  created_at: Time,
  answers: Answers,
});
export type Feedback = z.infer<typeof Feedback>;

export const SupportRequest = z.strictObject({
  subject: z.string().check(z.trim(), z.refine(hasVisibleText), atMost(200)),
  message: z.string().check(z.trim(), z.refine(hasVisibleText), atMost(5_000)),
});
export type SupportRequest = z.infer<typeof SupportRequest>;

/** Document support_requests/{id}. */
export const StoredSupportRequest = z.extend(SupportRequest, {
  user_id: z.string(),
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  status: z.enum(['new', 'done']),
  created_at: Time,
  answers: Answers,
});
