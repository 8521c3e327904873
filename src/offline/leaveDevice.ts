import { localStore } from '../browserStorage.ts';
import { deviceKey } from '../domain/push/deviceKey.ts';

/** Whoever was here has left: the browser takes no more of what was theirs. The push service tells the server. */
export const leaveDevice = async (): Promise<void> => {
  if (localStore.get(deviceKey) === null) return;
  // Where the browser cannot forget it now, the next sign-in here has it end (src/firebase/push.ts).
  localStore.set(deviceKey, JSON.stringify({ choice: null, endpoint: '', at: 0 }));
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
  localStore.remove(deviceKey);
};
