import * as z from 'zod/mini';
import { Time } from '../time/time.schema.ts';
import { maxEndpoint } from './pushDevice.ts';

/** What somebody chose on one device. */
export const PushChoice = z.strictObject({
  messages: z.boolean(),
  alerts: z.boolean(),
  /** Whether who wrote, and what, is in the notification. */
  shows: z.boolean(),
});

/** Letters of base64url, without padding. */
const base64url = (length: number) => z.string().check(z.regex(new RegExp(`^[A-Za-z0-9_-]{${length}}$`)));

/** What a browser says of its subscription: https://www.w3.org/TR/push-api/ */
export const PushSubscriptionData = z.strictObject({
  endpoint: z.url({ protocol: /^https?$/ }).check(z.maxLength(maxEndpoint)),
  /** A point of the curve P-256 (65 bytes), and a secret of 16 bytes. */
  p256dh: base64url(87),
  auth: base64url(22),
});
export type PushSubscriptionData = z.infer<typeof PushSubscriptionData>;

/** What lies at push_subscriptions/{hash of the endpoint}. */
export const PushDevice = z.strictObject({
  user_id: z.string(),
  /** When its owner had signed in on it, in seconds since 1970: ending other sign-ins ends it. */
  signed_in: z.int(),
  subscription: PushSubscriptionData,
  choice: PushChoice,
  /** As in src/i18n/languages.ts, of which the domain knows nothing. */
  language: z.enum(['en', 'vi']),
  created_at: Time,
  /** When its push service last took a notification. */
  last_ok_at: z.nullable(Time),
  /** It is told no more from then on, and the document goes: a month after somebody last opened a page of their own. */
  expires_at: Time,
});
export type PushDevice = z.infer<typeof PushDevice>;
