import { wait } from '../../domain/platform/wait.ts';
import type { SessionUser } from '../../firebase/sessionUser.ts';
import type { Language } from '../../i18n/languages.ts';
import type { Path } from '../../paths.ts';
import { clearPendingSignUp, clearPendingSocial } from './pendingSignUp.ts';
import { reportAccount } from './reportAccount.ts';

const timeoutMs = 4_000;

// Imported on demand, because it loads the database.
const completeProfile = async (user: SessionUser, language: Language) =>
  (await import('./profileStore.ts')).completeProfile(user, language);

const finishPending = async (user: SessionUser, language: Language, back: Path) =>
  (await import('./finishPending.ts')).finishPending(user.id, language, back);

/**
 * Completes the profile, performs the action pressed before sign-in, and opens the target page. Waits at most
 * `timeoutMs` for the database.
 */
export const arrive = async (user: SessionUser, language: Language, target: Path): Promise<void> => {
  const profile = completeProfile(user, language).catch((failure: unknown) => {
    console.warn('the profile could not be completed', failure);
    reportAccount(failure, 'complete a profile');
  });
  await Promise.race([
    Promise.all([profile, finishPending(user, language, target).catch(() => undefined)]),
    wait(timeoutMs),
  ]);
  clearPendingSignUp();
  clearPendingSocial();
  location.replace(target);
};
