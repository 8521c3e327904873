import { isDeviceKept } from '../../firebase/renewLater.ts';
import { sharedCache } from '../../offline/sharedCache.ts';

/** Milliseconds for which signing out waits until the server has forgotten what this device is told of. */
const patience = 3_000;

/**
 * What is nobody else's business goes with signing out: what this device is told of, and what was shared with the site and
 * not used. The browser forgets the device too, whatever becomes of this (src/offline/leaveDevice.ts).
 */
export const leaveHere = async (): Promise<void> => {
  await globalThis.caches?.delete(sharedCache);
  if (!isDeviceKept()) return;
  const { endHere } = await import('../../firebase/push.ts');
  const waited = new Promise<void>((resolve) => setTimeout(resolve, patience));
  await Promise.race([endHere({ leaving: true }), waited]);
};
