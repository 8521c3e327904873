import type { PushShown } from '../domain/push/pushShown.ts';
import type { Changed, Clicked, Pushed, Scope } from './scope.ts';

/** Shows what the server has sent. The newer one of a thread takes the place of the older, and is heard as well. */
export const showTold = async ({ registration }: Scope, { data }: Pushed): Promise<void> => {
  if (!data) return;
  const { title, body, lang, tag, path } = data.json() as PushShown;
  const options = { body, lang, tag, renotify: true, icon: '/icon-192.png', data: path };
  await registration.showNotification(title, options);
};

/** An address of this site; anything else leads home. */
const addressOf = (path: unknown) => {
  const address = new URL(typeof path === 'string' ? path : '/', location.origin);
  return address.origin === location.origin ? address : new URL(location.origin);
};

/** Leads to what was said: in a tab that has this page open, where nothing typed is lost by it, else in another. */
export const openTold = async ({ clients }: Scope, { notification }: Clicked): Promise<void> => {
  notification.close();
  const { href, pathname } = addressOf(notification.data);
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find(({ url }) => new URL(url).pathname === pathname);
  if (!tab) return void (await clients.openWindow(href));
  await tab.focus();
  // One that this worker does not control yet stays where it is.
  if (tab.url !== href) await tab.navigate(href).catch(() => null);
};

/** The browser has taken another address: the next page of a member tells the server (src/firebase/push.ts). */
export const subscribeAgain = async (
  { registration }: Scope,
  { oldSubscription }: Changed,
): Promise<void> => {
  if (oldSubscription)
    await registration.pushManager.subscribe(oldSubscription.options as PushSubscriptionOptionsInit);
};
