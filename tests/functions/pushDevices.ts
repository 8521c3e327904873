import { expect, vi } from 'vitest';
import { PushDevice } from '../../src/domain/push/pushDevice.schema.ts';
import { newBrowser, type startPushService } from '../fixtures/pushService.ts';
import { call, documents, fresh, inboxUrl, soon } from './suite.ts';

/** Everything that a device can be told of, without what it says. */
export const all = { messages: true, alerts: true, shows: false };
type Choice = typeof all;
export type PushService = Awaited<ReturnType<typeof startPushService>>;
type Device = ReturnType<typeof newDevice>;
/** A phone with a subscription at a push service. */
export const newDevice = (service: PushService) => {
  const path = `/${fresh('device')}`;
  return { path, ...newBrowser(service.origin + path) };
};
/** Chooses on a device what it is told of. */
export const keep = (token: string, device: Device, choice: Partial<Choice> = {}, language = 'en') =>
  call(
    'pushDevice',
    { act: 'keep', subscription: device.subscription, choice: { ...all, ...choice }, language },
    token,
  );
/** The devices that the server keeps of somebody. */
export const devicesOf = async (userId: string) => {
  const { docs } = await documents.collection('push_subscriptions').where('user_id', '==', userId).get();
  return docs.map((snapshot) => PushDevice.parse(snapshot.data()));
};
/** What has arrived at an address. */
export const emailsTo = async (address: string): Promise<unknown[]> =>
  (await fetch(`${inboxUrl}/emails.json?to=${encodeURIComponent(address)}`)).json();
/** An email of the outbox. */
export const mail = (id: string) => documents.doc(`mail/${id}`).get();
/** Waits until one has been dealt with. */
export const ended = (id: string) =>
  vi.waitFor(async () => expect((await mail(id)).get('state')).toBe('sent'), soon);
