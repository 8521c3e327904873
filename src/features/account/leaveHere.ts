import { isDeviceKept } from '../../firebase/renewLater.ts';
import { sharedCache } from '../../offline/sharedCache.ts';

/** Milliseconds that signing out waits until the server has deleted this device. */
const timeoutMs = 3_000;

/**
 * Deletes this device's push subscription and unused shared files. If it fails, the browser still
 * unsubscribes.
 */
export const leaveHere = async (): Promise<void> => {
  await globalThis.caches?.delete(sharedCache);
  if (!isDeviceKept()) return;
  const { endHere } = await import('../../firebase/push.ts');
  const waited = new Promise<void>((resolve) => setTimeout(resolve, timeoutMs));
  await Promise.race([endHere({ leaving: true }), waited]);
};
