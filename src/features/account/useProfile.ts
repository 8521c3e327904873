import { useCallback, useEffect, useState } from 'react';
import type { SessionUser } from '../../firebase/sessionUser.ts';
import type { Language } from '../../i18n/languages.ts';
import { profile } from '../../i18n/texts/profile.ts';
import { translate } from '../../i18n/texts.ts';
import { notify } from '../../ui/notify.ts';
import { loadAccounts } from './loadAccounts.ts';
import { type Filled, planProfile, type StoredProfile } from './planProfile.ts';
import { readProfile, saveName, type Unchecked } from './profileStore.ts';
import { reportAccount } from './reportAccount.ts';

type State =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'ready'; profile: Filled; stored: Unchecked | null };

const shown = (stored: StoredProfile | null, { name, avatar }: SessionUser): Filled =>
  planProfile(stored, { name, avatar }) ?? {
    full_name: stored?.full_name ?? '',
    avatar_url: stored?.avatar_url ?? null,
  };

export const useProfile = (lang: Language, user: SessionUser) => {
  const [state, setState] = useState<State>({ state: 'loading' });

  const load = useCallback(async () => {
    try {
      const stored = await readProfile(user.id);
      setState({ state: 'ready', profile: shown(stored, user), stored });
    } catch (failure) {
      reportAccount(failure, 'load a profile');
      setState({ state: 'failed' });
      notify({ title: translate(lang, profile)('details.loadFailed'), tone: 'error' });
    }
  }, [lang, user]);
  // Depends on the id: `user` also changes when the account is renamed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => void load(), [user.id]);

  /**
   * Saves the name in the profile and the account (S7.9). Rejects only if the profile fails. `over`: profile
   * to overwrite.
   */
  const save = async (fullName: string, over?: Unchecked | null) => {
    const { profile: own, stored } =
      state.state === 'ready' ? state : { profile: { avatar_url: null }, stored: null };
    await saveName(user.id, over === undefined ? stored : over, fullName, own.avatar_url);
    await loadAccounts()
      .then(({ renameAccount }) => renameAccount(fullName))
      .catch((failure: unknown) => {
        console.warn('the account keeps its former name', failure);
        reportAccount(failure, 'rename an account');
      });
    await load();
  };

  const retry = () => {
    setState({ state: 'loading' });
    void load();
  };
  return { state, save, retry };
};
