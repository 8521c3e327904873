import * as z from 'zod/mini';
import { Time } from '../time/time.schema.ts';
import { maxEndpoint } from './pushDevice.ts';

export const PushChoice = z.strictObject({
  messages: z.boolean(),
  alerts: z.boolean(),
  shows: z.boolean(),
});

/** Without padding. */
const base64url = (length: number) => z.string().check(z.regex(new RegExp(`^[A-Za-z0-9_-]{${length}}$`)));

/** A browser's push subscription: https://www.w3.org/TR/push-api/ */
export const PushSubscriptionData = z.strictObject({
  endpoint: z.url({ protocol: /^https?$/ }).check(z.maxLength(maxEndpoint)),
  /** P-256 public key (65 bytes) and a secret of 16 bytes. */
  p256dh: base64url(87),
  auth: base64url(22),
});
export type PushSubscriptionData = z.infer<typeof PushSubscriptionData>;

/** Document push_subscriptions/{hash of the endpoint}. */
export const PushDevice = z.strictObject({
  user_id: z.string(),
  /**
   * Sign-in time in seconds since 1970. Signing out all other devices deletes documents with an earlier time.
   */
  signed_in: z.int(),
  subscription: PushSubscriptionData,
  choice: PushChoice,
  /** Languages of src/i18n/languages.ts, which the domain must not import. */
  language: z.enum(['en', 'vi']),
  created_at: Time,
  /** Time of the last notification that the push service accepted. */
  last_ok_at: z.nullable(Time),
  /** Time of deletion: a month after the last visit of an account page. */
  expires_at: Time,
});
export type PushDevice = z.infer<typeof PushDevice>;
