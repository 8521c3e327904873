import { startSession } from '../../firebase/session.ts';

const preloadProfile = () => void import('./profileStore.ts').catch(() => undefined);

export const loadAccounts = async () => {
  preloadProfile();
  await startSession({ wake: true });
  return import('../../firebase/accounts.ts');
};
