import { localStore } from '../browserStorage.ts';
import { deviceKey } from '../domain/push/deviceKey.ts';
import type { PushChoice } from '../domain/push/pushDevice.ts';
import { day } from '../domain/time/time.ts';
import type { Language } from '../i18n/languages.ts';
import { settings } from '../settings.ts';
import { call } from './calls.ts';

/** `install`: iPhones need the site on the home screen. `denied`: only browser settings undo it. */
export type Possible = 'unsupported' | 'install' | 'denied' | 'possible';

/** `choice`: null while unsubscribing is pending. `at`: time of the last report to the server. */
type Kept = { choice: PushChoice | null; endpoint: string; at: number };

/** Milliseconds to wait for a worker or the browser's push service. */
const timeoutMs = 20_000;

const isApplePhone = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

/** Never asks for permission. */
export const whatIsPossible = (): Possible => {
  const canShow = 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
  if (!canShow) return isApplePhone() ? 'install' : 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'possible';
};

const readKept = () => localStore.getJson(deviceKey) as Kept | null;
const keep = (device: Kept | null) => {
  if (device) localStore.set(deviceKey, JSON.stringify(device));
  else localStore.remove(deviceKey);
};

/** Null if this device gets no notifications. */
export const chosenHere = (): PushChoice | null => readKept()?.choice ?? null;

const inTime = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, fail) => setTimeout(() => fail(new Error('push: too slow')), timeoutMs)),
  ]);

const subscribed = async () =>
  (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription();

/** A push service refuses messages signed with another key than the subscription's. */
const isForOurKey = ({ options: { applicationServerKey: key } }: PushSubscription): boolean => {
  if (!key) return true;
  const text = btoa(String.fromCharCode(...new Uint8Array(key)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === settings.pushKey;
};

const subscribe = async () => {
  const { pushManager } = await inTime(navigator.serviceWorker.ready);
  const before = await pushManager.getSubscription();
  if (before && isForOurKey(before)) return before;
  // The browser accepts a new key only after the old subscription has ended.
  await before?.unsubscribe();
  return inTime(pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: settings.pushKey }));
};

const tellServer = async (language: Language, choice: PushChoice, subscription: PushSubscription) => {
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  const request = { endpoint: endpoint ?? '', p256dh, auth };
  await call('pushDevice', { act: 'keep', subscription: request, choice, language });
  keep({ choice, endpoint: request.endpoint, at: Date.now() });
};

/**
 * Subscribes this device. The browser may ask for permission, so call this from a click.
 * @returns whether permission was granted
 */
export const tellHere = async (language: Language, choice: PushChoice): Promise<boolean> => {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await tellServer(language, choice, await subscribe());
  return true;
};

/** Unsubscribes this device in the browser and on the server. Fails only if neither succeeds. */
export const endHere = async ({ leaving = false } = {}): Promise<void> => {
  const device = readKept();
  if (device) keep({ ...device, choice: null });
  const subscription = await subscribed();
  const endpoint = subscription?.endpoint ?? device?.endpoint ?? '';
  const ended = await Promise.allSettled([
    subscription?.unsubscribe(),
    endpoint === '' ? undefined : call('pushDevice', { act: 'end', endpoint }),
  ]);
  const [first] = ended;
  if (first?.status === 'rejected' && ended[1]?.status === 'rejected') {
    if (!leaving) keep(device);
    throw first.reason;
  }
  keep(null);
};

/** Reports this device to the server daily, and after a change of endpoint or key at once. */
export const renewDevice = async (language: Language): Promise<void> => {
  const device = readKept();
  if (!device) return;
  if (!device.choice) return endHere();
  const subscription = await subscribed();
  if (!subscription || Notification.permission !== 'granted') return keep(null);
  const { endpoint } = subscription;
  if (!isForOurKey(subscription)) {
    await call('pushDevice', { act: 'end', endpoint });
    return tellServer(language, device.choice, await subscribe());
  }
  if (endpoint === device.endpoint && Date.now() - device.at < day) return;
  const choice = (await call('pushDevice', { act: 'see', endpoint })).choice;
  if (choice) keep({ choice: choice, endpoint, at: Date.now() });
  else await tellServer(language, device.choice, subscription);
};
