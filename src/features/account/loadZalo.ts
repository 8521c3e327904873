import { startSession } from '../../firebase/session.ts';

/** Loads the actions for Zalo. */
export const loadZalo = async () => {
  await startSession({ wake: true });
  return import('../../firebase/zalo.ts');
};
