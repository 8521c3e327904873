import * as z from 'zod/mini';
import { Time } from '../time/time.schema.ts';
import { phonePattern } from './contact.ts';

/** Document motorcycles/{id}/contact/{channel}. Only the owner reads it. */
export const Contact = z.strictObject({
  /** E.164, such as +84912345678. */
  value: z.string().check(z.regex(phonePattern)),
  hidden: z.boolean(),
  updated_at: Time,
});
export type Contact = z.infer<typeof Contact>;
