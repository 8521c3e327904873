import * as z from 'zod/mini';
import { maxName } from '../conversations/inquiryFields.ts';
import { hasVisibleText } from '../text/hasVisibleText.ts';
import { atMost } from '../text/text.schema.ts';
import { Time } from '../time/time.schema.ts';

/** Document follows/{user}_{seller}. */
export const Follow = z.strictObject({
  user_id: z.string(),
  seller_id: z.string(),
  /** Seller's name at the time of following, for the follower's list. */
  seller_name: z.string().check(z.refine(hasVisibleText), atMost(maxName)),
  is_active: z.boolean(),
  created_at: Time,
});
export type Follow = z.infer<typeof Follow>;
