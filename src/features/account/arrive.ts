import { wait } from '../../domain/wait.ts';
import type { SessionUser } from '../../firebase/session.ts';
import type { Path } from '../../paths.ts';
import { forgetSignUp, forgetSocial } from './remembered.ts';

const patience = 4_000;

// With it come the database and its schemas: they have no part in signing in.
const completeProfile = async (user: SessionUser) =>
  (await import('./profileStore.ts')).completeProfile(user);

/**
 * What is left to do for somebody who has just signed in: see to the profile, which never keeps them
 * waiting for long, forget what was remembered, and go where they wanted to.
 */
export const arrive = async (user: SessionUser, target: Path): Promise<void> => {
  const profile = completeProfile(user).catch((failure: unknown) =>
    console.warn('the profile could not be completed', failure),
  );
  await Promise.race([profile, wait(patience)]);
  forgetSignUp();
  forgetSocial();
  location.replace(target);
};
