import * as z from 'zod/mini';
import { atMost } from '../text/text.schema.ts';
import { Time } from '../time/time.schema.ts';
import { Answers } from './answer.schema.ts';
import { contactLimits } from './contactMessage.ts';
import { StoredTakedown } from './takedown.schema.ts';

const words = (field: keyof typeof contactLimits) => z.string().check(atMost(contactLimits[field]));

export const ContactMessage = z.strictObject({
  first_name: words('first_name'),
  last_name: words('last_name'),
  email: words('email'),
  subject: words('subject'),
  message: words('message'),
});
export type ContactMessage = z.infer<typeof ContactMessage>;

/** Document contact_messages/{id}. */
export const StoredContactMessage = z.extend(ContactMessage, {
  language: z.enum(['en', 'vi']),
  status: z.enum(['new', 'done']),
  created_at: Time,
  answers: Answers,
  /** Set for a request to remove a listing. */
  takedown: z.optional(StoredTakedown),
});
