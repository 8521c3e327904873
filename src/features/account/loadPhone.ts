import { startSession } from '../../firebase/session.ts';

export const loadPhone = async () => {
  await startSession({ wake: true });
  return import('../../firebase/phone.ts');
};
