import { localStore } from '../browserStorage.ts';
import { deviceKey } from '../domain/push/deviceKey.ts';

/** On sign-out: unsubscribes this browser from push messages. The server notices when it next sends. */
export const leaveDevice = async (): Promise<void> => {
  if (localStore.get(deviceKey) === null) return;
  // If unsubscribing fails, the next sign-in here retries it (src/firebase/push.ts).
  localStore.set(deviceKey, JSON.stringify({ choice: null, endpoint: '', at: 0 }));
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
  localStore.remove(deviceKey);
};
