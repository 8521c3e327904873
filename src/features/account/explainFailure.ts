import type { SocialProvider } from '../../domain/accounts/socialProviders.ts';
import { codeOf } from '../../firebase/codeOf.ts';
import type { account } from '../../i18n/texts/account.ts';

type TextKey = keyof typeof account;
/** `message` is Firebase's, if the site has no text for the error. */
export type Failure = { title: TextKey; text?: TextKey; message?: string };
export type Action = 'signIn' | 'signUp';

/** The text is the same for all failures: it must not reveal whether an account exists (T12). */
const wrongCredentials = new Set([
  'auth/invalid-credential',
  'auth/invalid-login-credentials',
  'auth/wrong-password',
  'auth/user-not-found',
  'auth/invalid-email',
]);

const reasons: Readonly<Record<string, TextKey>> = {
  'auth/too-many-requests': 'failed.tooMany',
  'auth/network-request-failed': 'failed.network',
  'auth/user-disabled': 'failed.disabled',
  'auth/account-exists-with-different-credential': 'failed.otherWay',
};

/** Strips what the SDK adds: 'Firebase: … (auth/code).' */
const messageOf = (failure: unknown) => {
  if (!(failure instanceof Error)) return '';
  const message = failure.message.replace(/^Firebase:\s*/, '').replace(/\s*\(auth\/[\w-]+\)\.?$/, '');
  return message === 'Error' ? '' : message;
};

const because = (title: TextKey, failure: unknown, otherwise: TextKey): Failure => {
  const text = reasons[codeOf(failure) ?? ''];
  if (text) return { title, text };
  const message = messageOf(failure);
  return message ? { title, message } : { title, text: otherwise };
};

export const explainFailure = (action: Action, failure: unknown): Failure => {
  const code = codeOf(failure) ?? '';
  if (action === 'signIn')
    return wrongCredentials.has(code)
      ? { title: 'failed.credentials.title', text: 'failed.credentials.text' }
      : because('failed.signIn', failure, 'failed.login');
  if (code === 'auth/email-already-in-use')
    return { title: 'failed.registered.title', text: 'failed.registered.text' };
  if (code === 'auth/weak-password') return { title: 'check.short.title', text: 'check.short.text' };
  if (code === 'auth/invalid-email') return { title: 'failed.registration', text: 'check.emailWrong' };
  return because('failed.registration', failure, 'failed.later');
};

/** Firebase's error codes if the visitor closed the provider's window. */
export const changedTheirMind: ReadonlySet<string> = new Set([
  'auth/popup-closed-by-user',
  'auth/cancelled-popup-request',
  'auth/user-cancelled',
]);

/** Null if the visitor closed the provider's window. */
export const explainSocialFailure = (
  provider: SocialProvider | 'zalo',
  action: Action,
  failure: unknown,
): Failure | null =>
  changedTheirMind.has(codeOf(failure) ?? '')
    ? null
    : because(`failed.${provider}.${action}`, failure, 'failed.later');
