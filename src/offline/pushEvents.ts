import type { PushShown } from '../domain/push/pushShown.ts';
import type { Changed, Clicked, Pushed, Scope } from './scope.ts';

/** Shows a notification, with a sound even if it replaces an older one about the same conversation. */
export const showTold = async ({ registration }: Scope, { data }: Pushed): Promise<void> => {
  if (!data) return;
  const { title, body, lang, tag, path } = data.json() as PushShown;
  const options = { body, lang, tag, renotify: true, icon: '/icon-192.png', data: path };
  await registration.showNotification(title, options);
};

/** Returns the URL of a path on this site; of the home page for any other input. */
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
  // `navigate` rejects for a tab that this worker does not control yet.
  if (tab.url !== href) await tab.navigate(href).catch(() => null);
};

/**
 * Subscribes again when the endpoint has changed. The member's next page tells the server
 * (src/firebase/push.ts).
 */
export const subscribeAgain = async (
  { registration }: Scope,
  { oldSubscription }: Changed,
): Promise<void> => {
  if (oldSubscription)
    await registration.pushManager.subscribe(oldSubscription.options as PushSubscriptionOptionsInit);
};
