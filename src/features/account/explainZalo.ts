import { codeOf } from '../../firebase/codeOf.ts';
import type { zalo } from '../../i18n/texts/zalo.ts';

type TextKey = Extract<keyof typeof zalo, `problem.${string}`>;

const reasons: Readonly<Record<string, TextKey>> = {
  'not-found': 'problem.code',
  'resource-exhausted': 'problem.busy',
  unavailable: 'problem.silent',
  'auth/network-request-failed': 'problem.silent',
  unimplemented: 'problem.app',
  'permission-denied': 'problem.disabled',
  'auth/user-disabled': 'problem.disabled',
  'failed-precondition': 'problem.otherWay',
  'already-exists': 'problem.another',
  unauthenticated: 'problem.signIn',
};

export const explainZalo = (failure: unknown): TextKey => reasons[codeOf(failure) ?? ''] ?? 'problem.failed';

/** Failures that are the site's fault are reported to operators. */
export const isOurZalo = (failure: unknown): boolean =>
  ['problem.app', 'problem.silent', 'problem.failed'].includes(explainZalo(failure));
