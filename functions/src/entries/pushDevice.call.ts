import { HttpsError } from 'firebase-functions/https';
import * as z from 'zod/mini';
import { PushChoice as Choice, PushSubscriptionData } from '../../../src/domain/push/pushDevice.schema.ts';
import { isPushService, maxEndpoint, type PushChoice } from '../../../src/domain/push/pushDevice.ts';
import { languages } from '../../../src/i18n/languages.ts';
import { settings } from '../../../src/settings.ts';
import { holderOf, memberOptions, onCall, parseRequest } from '../http/caller.ts';
import { consumeLimit } from '../http/rateLimit.ts';
import { isLocal } from '../platform/environment.ts';
import { documents } from '../platform/site.ts';
import { endDevice, keepDevice, seeDevice } from '../push/devices.ts';
import { isCurvePoint } from '../push/isCurvePoint.ts';

const endpoint = z.string().check(z.maxLength(maxEndpoint));
export const Request = z.discriminatedUnion('act', [
  z.strictObject({
    act: z.literal('keep'),
    subscription: PushSubscriptionData,
    choice: Choice,
    language: z.enum(languages),
  }),
  z.strictObject({ act: z.literal('see'), endpoint }),
  z.strictObject({ act: z.literal('end'), endpoint }),
]);

const perHour = { action: 'devices', limit: 60, seconds: 3_600 };

export const pushDevice = onCall(memberOptions, async (request): Promise<{ choice: PushChoice | null }> => {
  const { userId } = await holderOf(request);
  const change = parseRequest(Request, request.data);
  const now = Date.now();
  if (settings.pushKey === '') throw new HttpsError('failed-precondition', 'There are no notifications.');
  if (!(await consumeLimit(documents(), userId, perHour, now)))
    throw new HttpsError('resource-exhausted', 'Too many requests. Please try again later.');
  if (change.act === 'see') return { choice: await seeDevice(documents(), userId, change.endpoint, now) };
  if (change.act === 'end') {
    await endDevice(documents(), userId, change.endpoint);
    return { choice: null };
  }
  const { subscription, choice, language } = change;
  if (!isPushService(subscription.endpoint, isLocal))
    throw new HttpsError('invalid-argument', 'This is no push service.');
  if (!isCurvePoint(subscription.p256dh))
    throw new HttpsError('invalid-argument', 'This is no public key of a browser.');
  const signedInAt = request.auth?.token.auth_time ?? 0;
  await keepDevice(documents(), { userId, signedInAt, subscription, choice, language }, now);
  return { choice };
});
