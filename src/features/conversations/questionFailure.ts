import { problemOf } from '../../firebase/problemOf.ts';

const reasons = {
  unauthenticated: 'signInRequired',
  // Unconfirmed members are signed out here, so the function refuses only suspended ones with this code.
  'permission-denied': 'suspended',
  'not-found': 'unavailable',
  'failed-precondition': 'ownRefused',
  aborted: 'justSold',
  'already-exists': 'blockedByYou',
  'resource-exhausted': 'tooMany',
} as const;
export type QuestionFailure = (typeof reasons)[keyof typeof reasons] | 'required' | 'sendFailed';

/** Returns why a question was refused, as a text key. */
export const questionFailure = (failure: unknown): QuestionFailure =>
  problemOf(failure, reasons, 'sendFailed');
