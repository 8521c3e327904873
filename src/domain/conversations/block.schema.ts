import * as z from 'zod/mini';
import { hasVisibleText } from '../text/hasVisibleText.ts';
import { atMost } from '../text/text.schema.ts';
import { Time } from '../time/time.schema.ts';
import { maxName } from './inquiryFields.ts';

/** What lies at blocks/{user}_{other}: neither of the two reaches the other, for as long as it lies there. */
export const Block = z.strictObject({
  user_id: z.string(),
  other_id: z.string(),
  /** How the other was called then, for the list in the profile. */
  other_name: z.string().check(z.refine(hasVisibleText), atMost(maxName)),
  created_at: Time,
});
export type Block = z.infer<typeof Block>;
