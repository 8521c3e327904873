import { startSession } from '../../firebase/session.ts';

/** Preloads the script that completes the profile, which is needed right after signing in. */
const prepareArrival = () => void import('./profileStore.ts').catch(() => undefined);

/** Loads the actions of the account pages, and Firebase with them. */
export const loadAccounts = async () => {
  prepareArrival();
  await startSession({ wake: true });
  return import('../../firebase/accounts.ts');
};
