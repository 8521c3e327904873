import { createHash } from 'node:crypto';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { PushDevice, type PushSubscriptionData } from '../../../src/domain/push/pushDevice.schema.ts';
import { deviceDays, maxDevices, type PushChoice } from '../../../src/domain/push/pushDevice.ts';
import { day } from '../../../src/domain/time/time.ts';
import type { Language } from '../../../src/i18n/languages.ts';
import { settings } from '../../../src/settings.ts';

const collection = (documents: Firestore) => documents.collection('push_subscriptions');
/** The device behind an address of its push service. */
const placeOf = (documents: Firestore, endpoint: string) =>
  collection(documents).doc(createHash('sha256').update(endpoint).digest('base64url'));
const expiryAt = (now: number) => Timestamp.fromMillis(now + deviceDays * day);

/** Devices of somebody that may still be told, with where each lies. */
export const devicesOf = async (documents: Firestore, userId: string, now: number) => {
  const found = await collection(documents).where('user_id', '==', userId).get();
  return found.docs.flatMap((snapshot) => {
    const device = PushDevice.safeParse(snapshot.data());
    return device.success && device.data.expires_at > now ? [{ ref: snapshot.ref, ...device.data }] : [];
  });
};

/** Whether somebody has a device that may be told. */
export const hasDevice = async (documents: Firestore, userId: string, now: number): Promise<boolean> =>
  settings.pushKey !== '' && (await devicesOf(documents, userId, now)).length > 0;

type Kept = {
  userId: string;
  signedInAt: number;
  subscription: PushSubscriptionData;
  choice: PushChoice;
  language: Language;
};

/** Remembers a device and what was chosen on it, whosever it was before. Beyond ten, those seen longest ago go. */
export const keepDevice = async (
  documents: Firestore,
  { userId, signedInAt, subscription, choice, language }: Kept,
  now: number,
): Promise<void> => {
  const place = placeOf(documents, subscription.endpoint);
  const own = collection(documents).where('user_id', '==', userId);
  await documents.runTransaction(async (transaction) => {
    const [before, found] = [await transaction.get(place), await transaction.get(own)];
    const others = found.docs
      .filter(({ id }) => id !== place.id)
      .toSorted((one, other) => other.get('expires_at').toMillis() - one.get('expires_at').toMillis());
    for (const { ref } of others.slice(maxDevices - 1)) transaction.delete(ref);
    const isOwn = before.get('user_id') === userId;
    transaction.set(place, {
      user_id: userId,
      signed_in: signedInAt,
      subscription,
      choice,
      language,
      created_at: isOwn ? before.get('created_at') : Timestamp.fromMillis(now),
      last_ok_at: isOwn ? before.get('last_ok_at') : null,
      expires_at: expiryAt(now),
    });
  });
};

/** What somebody chose on a device of theirs, which was seen just now; null where it is none of theirs. */
export const seeDevice = async (
  documents: Firestore,
  userId: string,
  endpoint: string,
  now: number,
): Promise<PushChoice | null> => {
  const snapshot = await placeOf(documents, endpoint).get();
  const device = PushDevice.safeParse(snapshot.data());
  if (!device.success || device.data.user_id !== userId) return null;
  if (device.data.expires_at < now + (deviceDays - 1) * day)
    await snapshot.ref.update({ expires_at: expiryAt(now) });
  return device.data.choice;
};

/** Forgets one device of somebody. */
export const endDevice = (documents: Firestore, userId: string, endpoint: string): Promise<void> => {
  const place = placeOf(documents, endpoint);
  return documents.runTransaction(async (transaction) => {
    if ((await transaction.get(place)).get('user_id') === userId) transaction.delete(place);
  });
};

/**
 * Forgets the devices of somebody.
 * @param before only those that were kept under an earlier sign-in than this one (seconds since 1970)
 */
export const endDevices = async (
  documents: Firestore,
  userId: string,
  before = Number.POSITIVE_INFINITY,
): Promise<void> => {
  const found = await collection(documents).where('user_id', '==', userId).get();
  const ended = found.docs.filter((device) => Number(device.get('signed_in') ?? 0) < before);
  await Promise.all(ended.map(({ ref }) => ref.delete()));
};
