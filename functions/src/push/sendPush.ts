import type { PushSubscriptionData } from '../../../src/domain/push/pushDevice.schema.ts';
import { isPushService } from '../../../src/domain/push/pushDevice.ts';
import { settings } from '../../../src/settings.ts';
import { isCurvePoint } from './isCurvePoint.ts';
import type { PushMessage } from './pushMessage.plan.ts';

/** Result of a push request. `gone`: unsubscribed. `later`: busy, or no response. `refused`: permanently. */
export type PushAnswer = 'accepted' | 'gone' | 'later' | 'refused';

/** Shorter than an email's lease of one minute. */
const timeoutMs = 8_000;
/** Seconds for which a signature is valid; push services allow a day at most. */
const signedFor = 12 * 3_600;

/** `key`: private VAPID key. `local`: allows a push service on this machine. */
export type PushSender = { key: string; local: boolean };

/** @example answerOf(410) // => 'gone' */
export const answerOf = (status: number): PushAnswer => {
  if (status >= 200 && status < 300) return 'accepted';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'later' : 'refused';
};

/**
 * Sends an encrypted notification to a device's push service (RFC 8291), signed by this installation (RFC
 * 8292). Follows no redirect.
 */
export const sendPush = async (
  { endpoint, p256dh, auth }: PushSubscriptionData,
  { shown, seconds, urgency, topic }: PushMessage,
  { key, local }: PushSender,
): Promise<PushAnswer> => {
  if (!isPushService(endpoint, local) || !isCurvePoint(p256dh)) return 'gone';
  const { default: webPush } = await import('web-push');
  const { Authorization } = webPush.getVapidHeaders(
    new URL(endpoint).origin,
    `mailto:${settings.email}`,
    settings.pushKey,
    key,
    'aes128gcm',
    Math.floor(Date.now() / 1_000) + signedFor,
  );
  const { cipherText } = webPush.encrypt(p256dh, auth, JSON.stringify(shown), 'aes128gcm');
  try {
    const { status } = await fetch(endpoint, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        Authorization,
        'Content-Encoding': 'aes128gcm',
        'Content-Type': 'application/octet-stream',
        TTL: String(seconds),
        Urgency: urgency,
        ...(topic && { Topic: topic }),
      },
      body: new Uint8Array(cipherText),
    });
    return answerOf(status);
  } catch {
    return 'later';
  }
};
