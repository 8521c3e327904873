import type { account } from '../../i18n/texts/account.ts';
import type { Failure } from './explainFailure.ts';

type TextKey = keyof typeof account;

const reasons: Readonly<Record<string, TextKey>> = {
  'auth/invalid-credential': 'proof.wrong',
  'auth/invalid-login-credentials': 'proof.wrong',
  'auth/wrong-password': 'proof.wrong',
  'auth/user-mismatch': 'proof.other',
  'auth/requires-recent-login': 'proof.again',
  'failed-precondition': 'proof.again',
  unauthenticated: 'proof.again',
  'auth/user-token-expired': 'proof.again',
  'auth/weak-password': 'check.short.text',
  'auth/too-many-requests': 'failed.tooMany',
  'auth/network-request-failed': 'failed.network',
  unavailable: 'failed.network',
};

export const explainProof = (action: 'password' | 'leave', code: string | null): Failure => ({
  title: action === 'password' ? 'reset.failed' : 'proof.notDeleted',
  text: reasons[code ?? ''] ?? 'failed.later',
});
