import * as z from 'zod/mini';
import { Time } from '../time/time.schema.ts';

/** Document consents/{uid}_{purpose}_{version}: an agreement, written once and never changed. */
export const Consent = z.strictObject({
  user_id: z.string(),
  purpose: z.literal('terms'),
  version: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  /** Language of the text that was agreed to. */
  language: z.enum(['en', 'vi']),
  given_at: Time,
});
export type Consent = z.infer<typeof Consent>;
