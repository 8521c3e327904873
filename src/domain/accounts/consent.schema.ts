import * as z from 'zod/mini';
import { Time } from '../time/time.schema.ts';

/** Document consents/{uid}_{purpose}_{version}. */
export const Consent = z.strictObject({
  user_id: z.string(),
  purpose: z.literal('terms'),
  version: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  language: z.enum(['en', 'vi']),
  given_at: Time,
});
export type Consent = z.infer<typeof Consent>;
