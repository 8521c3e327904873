import { startSession } from '../../firebase/session.ts';

export const loadZalo = async () => {
  await startSession({ wake: true });
  return import('../../firebase/zalo.ts');
};
