import { startSession } from '../../firebase/session.ts';

/** Preloads the profile's script, needed right after signing in. */
const prepareArrival = () => void import('./profileStore.ts').catch(() => undefined);

/** Loads Firebase with the account actions. */
export const loadAccounts = async () => {
  prepareArrival();
  await startSession({ wake: true });
  return import('../../firebase/accounts.ts');
};
