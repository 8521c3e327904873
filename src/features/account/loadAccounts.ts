import { startSession } from '../../firebase/session.ts';

/** The deeds of signing in and up. They bring Firebase along, so that it comes with the first sign of intent. */
export const loadAccounts = async () => {
  await startSession({ wake: true });
  return import('../../firebase/accounts.ts');
};
