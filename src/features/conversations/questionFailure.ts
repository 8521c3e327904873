import { problemOf } from '../../firebase/problemOf.ts';

const reasons = {
  unauthenticated: 'signInRequired',
  // The form excludes unconfirmed members, so this code means suspended.
  'permission-denied': 'suspended',
  'not-found': 'unavailable',
  'failed-precondition': 'ownRefused',
  aborted: 'justSold',
  'already-exists': 'blockedByYou',
  'resource-exhausted': 'tooMany',
  'out-of-range': 'photosLost',
} as const;
export type QuestionFailure =
  | (typeof reasons)[keyof typeof reasons]
  | 'required'
  | 'photosUnsent'
  | 'photosOffline'
  | 'sendFailed';

export const questionFailure = (failure: unknown): QuestionFailure =>
  problemOf(failure, reasons, 'sendFailed');
