import { type DocumentReference, type Firestore, Timestamp } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { day } from '../../../src/domain/time/time.ts';
import type { Mail } from '../emails/mail.ts';
import type { Pushed } from '../emails/pushed.plan.ts';
import { devicesOf } from './devices.ts';
import { planPushMessage, pushKindOf } from './pushMessage.plan.ts';
import { type PushAnswer, type PushSender, sendPush } from './sendPush.ts';

type Needs = PushSender & { documents: Firestore; now: number };
type Device = Awaited<ReturnType<typeof devicesOf>>[number];

/** Ignores failures: the device's document is missing if the owner has signed out. */
const note = (place: DocumentReference, now: number) =>
  place.update({ last_ok_at: Timestamp.fromMillis(now) }).catch(() => undefined);

const tell = async (
  { key, local, now }: Needs,
  mail: Mail,
  id: string,
  device: Device,
): Promise<PushAnswer | null> => {
  const message = planPushMessage(id, mail, device);
  if (!message) return null;
  const answer = await sendPush(device.subscription, message, { key, local });
  if (answer === 'gone') await device.ref.delete();
  if (answer === 'accepted' && (device.last_ok_at ?? 0) < now - day) await note(device.ref, now);
  return answer;
};

/** Logs a failure, so that other devices are still notified. */
const tellSafely = async (
  needs: Needs,
  mail: Mail,
  id: string,
  device: Device,
): Promise<PushAnswer | null> => {
  try {
    return await tell(needs, mail, id, device);
  } catch (failure) {
    logger.error('a device could not be told', { id, failure: String(failure) });
    return 'refused';
  }
};

/**
 * Notifies the devices subscribed to an email's kind, and deletes ended subscriptions. The notification's tag
 * prevents duplicates on a device.
 */
export const tellDevices = async (needs: Needs, mail: Mail, id: string): Promise<Pushed> => {
  if (mail.receiver_id === undefined || pushKindOf(mail) === null) return 'none';
  const devices = await devicesOf(needs.documents, mail.receiver_id, needs.now);
  const answers = await Promise.all(devices.map((device) => tellSafely(needs, mail, id, device)));
  const decided = answers.filter((answer) => answer !== null);
  if (decided.length > 0) logger.info('devices were told', { id, kind: mail.kind, answers: decided });
  if (decided.includes('accepted')) return 'accepted';
  return decided.includes('later') ? 'later' : 'none';
};
