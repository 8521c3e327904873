import { expect, vi } from 'vitest';
import { PushDevice } from '../../src/domain/push/pushDevice.schema.ts';
import { newBrowser, type startPushService } from '../fixtures/pushService.ts';
import { call, documents, fresh, inboxUrl, soon } from './suite.ts';

/** Notifications of all kinds are on, but don't show their content. */
export const all = { messages: true, alerts: true, shows: false };
type Choice = typeof all;
export type PushService = Awaited<ReturnType<typeof startPushService>>;
type Device = ReturnType<typeof newDevice>;
export const newDevice = (service: PushService) => {
  const path = `/${fresh('device')}`;
  return { path, ...newBrowser(service.origin + path) };
};
export const keep = (token: string, device: Device, choice: Partial<Choice> = {}, language = 'en') =>
  call(
    'pushDevice',
    { act: 'keep', subscription: device.subscription, choice: { ...all, ...choice }, language },
    token,
  );
export const devicesOf = async (userId: string) => {
  const { docs } = await documents.collection('push_subscriptions').where('user_id', '==', userId).get();
  return docs.map((snapshot) => PushDevice.parse(snapshot.data()));
};
export const emailsTo = async (address: string): Promise<unknown[]> =>
  (await fetch(`${inboxUrl}/emails.json?to=${encodeURIComponent(address)}`)).json();
export const mail = (id: string) => documents.doc(`mail/${id}`).get();
export const ended = (id: string) =>
  vi.waitFor(async () => expect((await mail(id)).get('state')).toBe('sent'), soon);
