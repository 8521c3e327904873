import { startSession } from '../../firebase/session.ts';

/** Whoever signs in has their profile seen to next: it must not wait for its script. */
const prepareArrival = () => void import('./profileStore.ts').catch(() => undefined);

/** The actions of signing in and up. They bring Firebase along, so that it comes with the first sign of intent. */
export const loadAccounts = async () => {
  prepareArrival();
  await startSession({ wake: true });
  return import('../../firebase/accounts.ts');
};
