import { useCallback, useEffect, useState } from 'react';
import type { SessionUser } from '../../firebase/sessionUser.ts';
import type { Language } from '../../i18n/languages.ts';
import { profile } from '../../i18n/texts/profile.ts';
import { translate } from '../../i18n/texts.ts';
import { notify } from '../../ui/notify.ts';
import { loadAccounts } from './loadAccounts.ts';
import { type Filled, planProfile, type StoredProfile } from './planProfile.ts';
import { readProfile, writeProfile } from './profileStore.ts';
import { reportAccount } from './reportAccount.ts';

type State = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; profile: Filled };

/** The stored profile, completed by what the account says; nothing is written by looking at it. */
const shown = (stored: StoredProfile | null, { name, avatar }: SessionUser): Filled =>
  planProfile(stored, { name, avatar }) ?? {
    full_name: stored?.full_name ?? '',
    avatar_url: stored?.avatar_url ?? null,
  };

/** One's own profile, and how it is saved. */
export const useProfile = (lang: Language, user: SessionUser) => {
  const [state, setState] = useState<State>({ state: 'loading' });

  const load = useCallback(async () => {
    try {
      setState({ state: 'ready', profile: shown(await readProfile(user.id), user) });
    } catch (failure) {
      reportAccount(failure, 'load a profile');
      setState({ state: 'failed' });
      notify({ title: translate(lang, profile)('details.loadFailed'), tone: 'error' });
    }
  }, [lang, user]);
  // Another name in the account is no reason to read again: only another person is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as said.
  useEffect(() => void load(), [user.id]);

  /** The profile, then the account, then a look at what is stored (S7.9). Fails only with the first. */
  const save = async (fullName: string) => {
    const avatar_url = state.state === 'ready' ? state.profile.avatar_url : null;
    await writeProfile(user.id, { full_name: fullName, avatar_url });
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
