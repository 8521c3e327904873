import { isDeviceKept } from '../../firebase/renewLater.ts';
import { sharedCache } from '../../offline/sharedCache.ts';

/** Milliseconds to wait until the server has deleted this device. */
const timeoutMs = 3_000;

/**
 * Deletes shared files that no form has used, and this device's push subscription. Unsubscribes the browser
 * even if the server fails.
 */
export const leaveHere = async (): Promise<void> => {
  await globalThis.caches?.delete(sharedCache);
  if (!isDeviceKept()) return;
  const { endHere } = await import('../../firebase/push.ts');
  const waited = new Promise<void>((resolve) => setTimeout(resolve, timeoutMs));
  await Promise.race([endHere({ leaving: true }), waited]);
};
