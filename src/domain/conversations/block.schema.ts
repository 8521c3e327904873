import * as z from 'zod/mini';
import { hasVisibleText } from '../text/hasVisibleText.ts';
import { atMost } from '../text/text.schema.ts';
import { Time } from '../time/time.schema.ts';
import { maxName } from './inquiryFields.ts';

/** Document blocks/{user}_{other}. Neither person can write to the other. */
export const Block = z.strictObject({
  user_id: z.string(),
  other_id: z.string(),
  /** Name at the time of the block, for the blocker's profile page. */
  other_name: z.string().check(z.refine(hasVisibleText), atMost(maxName)),
  created_at: Time,
});
export type Block = z.infer<typeof Block>;
