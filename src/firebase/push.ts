import { localStore } from '../browserStorage.ts';
import { deviceKey } from '../domain/push/deviceKey.ts';
import type { PushChoice } from '../domain/push/pushDevice.ts';
import { day } from '../domain/time/time.ts';
import type { Language } from '../i18n/languages.ts';
import { settings } from '../settings.ts';
import { call } from './calls.ts';

/**
 * What can be done here. `install`: a phone from Apple shows notifications only of a site on its home screen. `denied`:
 * somebody has said no, and only the browser's settings take that back.
 */
export type Possible = 'unsupported' | 'install' | 'denied' | 'possible';

/** What is remembered of this device: what was chosen (null: it is to be ended), its address, and when the server heard. */
type Kept = { choice: PushChoice | null; endpoint: string; at: number };

/** Milliseconds for which a worker, or the browser's push service, is waited for. */
const patience = 20_000;

const isApplePhone = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

/** Whether this browser can be told, as far as is known without asking anybody. */
export const whatIsPossible = (): Possible => {
  const canShow = 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
  if (!canShow) return isApplePhone() ? 'install' : 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'possible';
};

const readKept = () => localStore.getJson(deviceKey) as Kept | null;
const keep = (kept: Kept | null) => {
  if (kept) localStore.set(deviceKey, JSON.stringify(kept));
  else localStore.remove(deviceKey);
};

/** What this device is told of; null where it is told of nothing. */
export const chosenHere = (): PushChoice | null => readKept()?.choice ?? null;

const inTime = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, fail) => setTimeout(() => fail(new Error('push: too slow')), patience)),
  ]);

const subscribed = async () =>
  (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription();

/** Push services refuse what is signed with another key than the one of the subscription. */
const isForOurKey = ({ options: { applicationServerKey: key } }: PushSubscription): boolean => {
  if (!key) return true;
  const text = btoa(String.fromCharCode(...new Uint8Array(key)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === settings.pushKey;
};

const subscribe = async () => {
  const { pushManager } = await inTime(navigator.serviceWorker.ready);
  const before = await pushManager.getSubscription();
  if (before && isForOurKey(before)) return before;
  // A browser takes another key only once the old subscription has ended.
  await before?.unsubscribe();
  return inTime(pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: settings.pushKey }));
};

const tellServer = async (language: Language, choice: PushChoice, subscription: PushSubscription) => {
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  const told = { endpoint: endpoint ?? '', p256dh, auth };
  await call('pushDevice', { act: 'keep', subscription: told, choice, language });
  keep({ choice, endpoint: told.endpoint, at: Date.now() });
};

/**
 * Has this device told of what was chosen; the browser asks first, where nobody has answered it yet. To be called by a
 * press on a button.
 * @returns whether the browser was allowed to
 */
export const tellHere = async (language: Language, choice: PushChoice): Promise<boolean> => {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await tellServer(language, choice, await subscribe());
  return true;
};

/**
 * Ends it on this device: with the browser, the server, or both, since each alone suffices. Fails where neither could be
 * asked; whoever is leaving then has it ended with the next sign-in here.
 */
export const endHere = async ({ leaving = false } = {}): Promise<void> => {
  const kept = readKept();
  if (kept) keep({ ...kept, choice: null });
  const subscription = await subscribed();
  const endpoint = subscription?.endpoint ?? kept?.endpoint ?? '';
  const ended = await Promise.allSettled([
    subscription?.unsubscribe(),
    endpoint === '' ? undefined : call('pushDevice', { act: 'end', endpoint }),
  ]);
  const [first] = ended;
  if (first?.status === 'rejected' && ended[1]?.status === 'rejected') {
    if (!leaving) keep(kept);
    throw first.reason;
  }
  keep(null);
};

/**
 * Says once a day that this device is still in use, and tells the server what it does not know: the browser has changed
 * its address, or the document is gone. Subscribes anew where the site's key has changed.
 */
export const renewDevice = async (language: Language): Promise<void> => {
  const kept = readKept();
  if (!kept) return;
  if (!kept.choice) return endHere();
  const subscription = await subscribed();
  if (!subscription || Notification.permission !== 'granted') return keep(null);
  const { endpoint } = subscription;
  if (!isForOurKey(subscription)) {
    await call('pushDevice', { act: 'end', endpoint });
    return tellServer(language, kept.choice, await subscribe());
  }
  if (endpoint === kept.endpoint && Date.now() - kept.at < day) return;
  const known = (await call('pushDevice', { act: 'see', endpoint })).choice;
  if (known) keep({ choice: known, endpoint, at: Date.now() });
  else await tellServer(language, kept.choice, subscription);
};
