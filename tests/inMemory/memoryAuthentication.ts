import type { SessionUser } from '../../src/firebase/sessionUser.ts';

let here: SessionUser | null = null;
let watcher: ((user: SessionUser | null) => void) | undefined;
export const enter = (user: SessionUser | null): void => {
  here = user;
  watcher?.(user);
};

// Mock of src/firebase/authentication.ts.
export const auth = {
  currentUser: {
    getIdTokenResult: async () => ({
      claims: {
        operator: here?.name === 'Operator' || here?.name === 'Moderator',
        ...(here?.name === 'Moderator' && { operator_role: 'moderator' }),
      },
    }),
  },
  authStateReady: async () => undefined,
};
export const isConfirmed = () => true;
export const watchUser = (onChange: (user: SessionUser | null) => void): void => {
  watcher = onChange;
  onChange(here);
};
export const reloadUser = async () => undefined;
export const idToken = async () => here && `token of ${here.id}`;
export const stuck = { signOut: false };
export const signOut = async () => {
  if (stuck.signOut) throw new Error('the disk is full');
  enter(null);
};
