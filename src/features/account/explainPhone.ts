import { codeOf } from '../../firebase/codeOf.ts';
import type { phone } from '../../i18n/texts/phone.ts';

type TextKey = keyof typeof phone;

const reasons: Readonly<Record<string, TextKey>> = {
  'auth/invalid-verification-code': 'codeWrong',
  'auth/missing-verification-code': 'codeWrong',
  'auth/code-expired': 'codeOld',
  'auth/invalid-verification-id': 'codeOld',
  'auth/missing-verification-id': 'codeOld',
  'resource-exhausted': 'tooMany',
  'auth/too-many-requests': 'tooMany',
  'auth/quota-exceeded': 'tooMany',
  'invalid-argument': 'wrong',
  'auth/invalid-phone-number': 'wrong',
  // Only a correct code leads to this error, so it reveals no account.
  'auth/credential-already-in-use': 'taken',
  'auth/account-exists-with-different-credential': 'taken',
  'auth/provider-already-linked': 'taken',
  'auth/user-mismatch': 'taken',
  'auth/user-disabled': 'disabled',
  'auth/network-request-failed': 'network',
  unavailable: 'network',
};

const ownDoing: ReadonlySet<TextKey> = new Set([
  'codeWrong',
  'codeOld',
  'tooMany',
  'wrong',
  'taken',
  'disabled',
]);

export const explainPhone = (failure: unknown): TextKey => reasons[codeOf(failure) ?? ''] ?? 'failed';

/** Failures that are the site's fault are reported to operators. */
export const isOurs = (failure: unknown): boolean => !ownDoing.has(explainPhone(failure));
