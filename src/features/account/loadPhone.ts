import { startSession } from '../../firebase/session.ts';

/** The actions of signing in by phone. They bring Firebase along, so that it comes with the press that asks for them. */
export const loadPhone = async () => {
  await startSession({ wake: true });
  return import('../../firebase/phone.ts');
};
