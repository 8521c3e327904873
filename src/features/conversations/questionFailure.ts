import { problemOf } from '../../firebase/problemOf.ts';

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

/** Why a question was not sent, as a key of the texts. */
export const questionFailure = (failure: unknown): QuestionFailure =>
  problemOf(failure, reasons, 'sendFailed');
