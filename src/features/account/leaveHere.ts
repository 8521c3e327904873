import { isDeviceKept } from '../../firebase/renewLater.ts';
import { sharedCache } from '../../offline/sharedCache.ts';

/** Milliseconds that signing out waits until the server has deleted this device. */
const timeoutMs = 3_000;

/**
 * Deletes unused shared files and this device's push subscription. Even if the server fails, the browser
 * unsubscribes.
 */
export const leaveHere = async (): Promise<void> => {
  await globalThis.caches?.delete(sharedCache);
  if (!isDeviceKept()) return;
  const { endHere } = await import('../../firebase/push.ts');
  const waited = new Promise<void>((resolve) => setTimeout(resolve, timeoutMs));
  await Promise.race([endHere({ leaving: true }), waited]);
};
