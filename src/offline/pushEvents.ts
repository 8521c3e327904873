import type { PushShown } from '../domain/push/pushShown.ts';
import type { Changed, Clicked, Pushed, Scope } from './scope.ts';

/** Shows a notification. It replaces an older one about the same conversation, again with a sound. */
export const showTold = async ({ registration }: Scope, { data }: Pushed): Promise<void> => {
  if (!data) return;
  const { title, body, lang, tag, path } = data.json() as PushShown;
  const options = { body, lang, tag, renotify: true, icon: '/icon-192.png', data: path };
  await registration.showNotification(title, options);
};

/** Returns the address of a path of this site; for any other input, that of the home page. */
const addressOf = (path: unknown) => {
  const address = new URL(typeof path === 'string' ? path : '/', location.origin);
  return address.origin === location.origin ? address : new URL(location.origin);
};

/** Opens the notification's page: in a tab that shows it already, else in a new one. */
export const openTold = async ({ clients }: Scope, { notification }: Clicked): Promise<void> => {
  notification.close();
  const { href, pathname } = addressOf(notification.data);
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find(({ url }) => new URL(url).pathname === pathname);
  if (!tab) return void (await clients.openWindow(href));
  await tab.focus();
  // A tab that this worker does not control yet cannot be navigated.
  if (tab.url !== href) await tab.navigate(href).catch(() => null);
};

/**
 * Subscribes again after a changed endpoint. The member's next page tells the server (src/firebase/push.ts).
 */
export const subscribeAgain = async (
  { registration }: Scope,
  { oldSubscription }: Changed,
): Promise<void> => {
  if (oldSubscription)
    await registration.pushManager.subscribe(oldSubscription.options as PushSubscriptionOptionsInit);
};
