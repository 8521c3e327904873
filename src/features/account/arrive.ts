import { wait } from '../../domain/platform/wait.ts';
import type { SessionUser } from '../../firebase/sessionUser.ts';
import type { Language } from '../../i18n/languages.ts';
import type { Path } from '../../paths.ts';
import { clearPendingSignUp, clearPendingSocial } from './pendingSignUp.ts';
import { reportAccount } from './reportAccount.ts';

const patience = 4_000;

// With it come the database and its schemas: they have no part in signing in.
const completeProfile = async (user: SessionUser) =>
  (await import('./profileStore.ts')).completeProfile(user);

// As has the heart that was pressed before.
const finishLike = async (user: SessionUser, language: Language, back: Path) =>
  (await import('./finishLike.ts')).finishLike(user.id, language, back);

/**
 * What is left to do for somebody who has just signed in: see to the profile and to the heart that they pressed before,
 * which never keep them waiting for long, forget what was remembered, and go where they wanted to.
 */
export const arrive = async (user: SessionUser, language: Language, target: Path): Promise<void> => {
  const profile = completeProfile(user).catch((failure: unknown) => {
    console.warn('the profile could not be completed', failure);
    reportAccount(failure, 'complete a profile');
  });
  await Promise.race([
    Promise.all([profile, finishLike(user, language, target).catch(() => undefined)]),
    wait(patience),
  ]);
  clearPendingSignUp();
  clearPendingSocial();
  location.replace(target);
};
