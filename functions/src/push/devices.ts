import { createHash } from 'node:crypto';
import { type Firestore, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { PushDevice, type PushSubscriptionData } from '../../../src/domain/push/pushDevice.schema.ts';
import { deviceDays, maxDevices, type PushChoice } from '../../../src/domain/push/pushDevice.ts';
import { day } from '../../../src/domain/time/time.ts';
import type { Language } from '../../../src/i18n/languages.ts';
import { settings } from '../../../src/settings.ts';

const collection = (documents: Firestore) => documents.collection('push_subscriptions');
const placeOf = (documents: Firestore, endpoint: string) =>
  collection(documents).doc(createHash('sha256').update(endpoint).digest('base64url'));
const expiryAt = (now: number) => Timestamp.fromMillis(now + deviceDays * day);

export const devicesOf = async (documents: Firestore, userId: string, now: number) => {
  const devices = await collection(documents).where('user_id', '==', userId).get();
  return devices.docs.flatMap((snapshot) => {
    const device = PushDevice.safeParse(snapshot.data());
    return device.success && device.data.expires_at > now ? [{ ref: snapshot.ref, ...device.data }] : [];
  });
};

export const hasDevice = async (documents: Firestore, userId: string, now: number): Promise<boolean> =>
  settings.pushKey !== '' && (await devicesOf(documents, userId, now)).length > 0;

type Kept = {
  userId: string;
  signedInAt: number;
  subscription: PushSubscriptionData;
  choice: PushChoice;
  language: Language;
};

/** Deletes all but the ten most recently seen devices of a person. */
const pruneDevices = async (documents: Firestore, userId: string): Promise<void> => {
  const devices = await collection(documents).where('user_id', '==', userId).get();
  const seen = (device: QueryDocumentSnapshot) => Number(device.get('expires_at')?.toMillis() ?? 0);
  // Simultaneous requests must sort identically, so that they delete the same devices.
  const ordered = devices.docs.toSorted(
    (one, other) => seen(other) - seen(one) || (one.id < other.id ? -1 : 1),
  );
  await Promise.all(ordered.slice(maxDevices).map(({ ref }) => ref.delete()));
};

/**
 * Stores a device with its settings; its last user becomes its owner. Uses no transaction, in which thirty
 * simultaneous requests would fail.
 */
export const keepDevice = async (
  documents: Firestore,
  { userId, signedInAt, subscription, choice, language }: Kept,
  now: number,
): Promise<void> => {
  const place = placeOf(documents, subscription.endpoint);
  const before = await place.get();
  const isOwn = before.get('user_id') === userId;
  await place.set({
    user_id: userId,
    signed_in: signedInAt,
    subscription,
    choice,
    language,
    created_at: isOwn ? before.get('created_at') : Timestamp.fromMillis(now),
    last_ok_at: isOwn ? before.get('last_ok_at') : null,
    expires_at: expiryAt(now),
  });
  await pruneDevices(documents, userId);
};

/**
 * Returns a person's device settings and marks the device as seen. Null if it is unknown or another person's.
 */
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

export const endDevice = (documents: Firestore, userId: string, endpoint: string): Promise<void> => {
  const place = placeOf(documents, endpoint);
  return documents.runTransaction(
    async (transaction) => {
      if ((await transaction.get(place)).get('user_id') === userId) transaction.delete(place);
    },
    // Enough attempts for simultaneous requests.
    { maxAttempts: 20 },
  );
};

/**
 * Deletes a person's devices.
 * @param before deletes only devices that signed in earlier (seconds since 1970)
 */
export const endDevices = async (
  documents: Firestore,
  userId: string,
  before = Number.POSITIVE_INFINITY,
): Promise<void> => {
  const devices = await collection(documents).where('user_id', '==', userId).get();
  const ended = devices.docs.filter((device) => Number(device.get('signed_in') ?? 0) < before);
  await Promise.all(ended.map(({ ref }) => ref.delete()));
};
