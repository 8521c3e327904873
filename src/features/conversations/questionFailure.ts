import { codeOf } from '../../firebase/codeOf.ts';

const reasons = {
  unauthenticated: 'signInRequired',
  // Who is not confirmed is not signed in here; the function refuses nobody else in this way.
  'permission-denied': 'suspended',
  'not-found': 'unavailable',
  'failed-precondition': 'ownRefused',
  aborted: 'justSold',
  'already-exists': 'blockedByYou',
  'resource-exhausted': 'tooMany',
} as const;
export type QuestionFailure = (typeof reasons)[keyof typeof reasons] | 'required' | 'sendFailed';

const isKnown = (code: string | null): code is keyof typeof reasons => code !== null && code in reasons;

/** Why a question was not sent, as a key of the texts. */
export const questionFailure = (failure: unknown): QuestionFailure => {
  const code = codeOf(failure);
  return isKnown(code) ? reasons[code] : 'sendFailed';
};
