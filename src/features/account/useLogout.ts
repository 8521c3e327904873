import { useState } from 'react';
import { isDeviceKept } from '../../firebase/renewLater.ts';
import { signOut } from '../../firebase/session.ts';
import { sharedCache } from '../../offline/sharedCache.ts';
import { reportAccount } from './reportAccount.ts';

/** Milliseconds for which signing out waits until the server has forgotten what this device is told of. */
const patience = 3_000;

/** The browser forgets it too, whatever becomes of this (src/offline/leaveDevice.ts). */
const leaveDevice = async () => {
  if (!isDeviceKept()) return;
  const ended = import('../../firebase/push.ts').then(({ endHere }) => endHere({ leaving: true }));
  const waited = new Promise<void>((resolve) => setTimeout(resolve, patience));
  await Promise.race([ended.catch(() => undefined), waited]);
};

/** Ends the session in every tab; `failed` when that could not be done. Guarded pages lead away by themselves. */
export const useLogout = () => {
  const [stage, setStage] = useState<'here' | 'leaving' | 'failed'>('here');
  const logout = async () => {
    setStage('leaving');
    try {
      await leaveDevice();
      // What they shared and have not used is nobody else's either.
      await globalThis.caches?.delete(sharedCache);
      await signOut();
      setStage('here');
    } catch (failure) {
      reportAccount(failure, 'sign out');
      setStage('failed');
    }
  };
  return { logout, leaving: stage === 'leaving', failed: stage === 'failed' };
};
