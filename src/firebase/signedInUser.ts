import type { User } from 'firebase/auth';
import { auth } from './authentication.ts';

export const signedInUser = (): User => {
  if (!auth.currentUser) throw new Error('nobody is signed in');
  return auth.currentUser;
};
