import { useState } from 'react';
import { signOut } from '../../firebase/session.ts';
import type { Language } from '../../i18n/languages.ts';
import { accountMenu } from '../../i18n/texts/accountMenu.ts';
import { translate } from '../../i18n/texts.ts';
import { notify } from '../../ui/notify.ts';

/** Ends the session in every tab; says so when that fails. Guarded pages lead away by themselves. */
export const useLogout = (language: Language) => {
  const [leaving, setLeaving] = useState(false);
  const logout = async () => {
    setLeaving(true);
    try {
      await signOut();
    } catch {
      notify({ title: translate(language, accountMenu)('logoutFailed'), tone: 'error' });
    }
    setLeaving(false);
  };
  return { logout, leaving };
};
