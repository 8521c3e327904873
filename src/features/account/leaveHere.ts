import { isDeviceKept } from '../../firebase/renewLater.ts';
import { sharedCache } from '../../offline/sharedCache.ts';

/** Time that signing out waits for the server to forget this device. */
const timeoutMs = 3_000;

/**
 * Deletes this device's pushes and unused shared files. If it fails, the browser still unsubscribes
 * (src/offline/leaveDevice.ts).
 */
export const leaveHere = async (): Promise<void> => {
  await globalThis.caches?.delete(sharedCache);
  if (!isDeviceKept()) return;
  const { endHere } = await import('../../firebase/push.ts');
  const waited = new Promise<void>((resolve) => setTimeout(resolve, timeoutMs));
  await Promise.race([endHere({ leaving: true }), waited]);
};
