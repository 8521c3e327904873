import { startSession } from '../../firebase/session.ts';

/** Loads Firebase with the actions for phones. */
export const loadPhone = async () => {
  await startSession({ wake: true });
  return import('../../firebase/phone.ts');
};
