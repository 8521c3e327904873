import { codeOf } from '../../firebase/codeOf.ts';
import { reportHandled } from '../../shell/reportHandled.ts';

/** Mistakes that the visitor can see and correct, so they are not reported. */
const ownDoing: ReadonlySet<string> = new Set([
  'auth/invalid-credential',
  'auth/invalid-login-credentials',
  'auth/wrong-password',
  'auth/user-not-found',
  'auth/user-mismatch',
  'auth/user-disabled',
  'auth/invalid-email',
  'auth/weak-password',
  'auth/email-already-in-use',
  'auth/account-exists-with-different-credential',
  'auth/too-many-requests',
  'auth/expired-action-code',
  'auth/invalid-action-code',
  'auth/requires-recent-login',
  'auth/popup-closed-by-user',
  'auth/cancelled-popup-request',
  'auth/user-cancelled',
]);

/** Like reportHandled, without the visitor's own mistakes. */
export const reportAccount = (failure: unknown, action: string): void => {
  if (!ownDoing.has(codeOf(failure) ?? '')) reportHandled(failure, action);
};
