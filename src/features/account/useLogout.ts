import { useState } from 'react';
import { signOut } from '../../firebase/session.ts';
import { reportAccount } from './reportAccount.ts';

/** Signs out in every tab; guarded pages redirect. */
export const useLogout = () => {
  const [stage, setStage] = useState<'here' | 'leaving' | 'failed'>('here');
  const logout = async () => {
    setStage('leaving');
    try {
      await import('./leaveHere.ts').then(({ leaveHere }) => leaveHere()).catch(() => undefined);
      await signOut();
      setStage('here');
    } catch (failure) {
      reportAccount(failure, 'sign out');
      setStage('failed');
    }
  };
  return { logout, leaving: stage === 'leaving', failed: stage === 'failed' };
};
