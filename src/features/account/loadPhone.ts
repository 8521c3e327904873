import { startSession } from '../../firebase/session.ts';

/** Loads the actions of signing in by phone, and Firebase with them. */
export const loadPhone = async () => {
  await startSession({ wake: true });
  return import('../../firebase/phone.ts');
};
