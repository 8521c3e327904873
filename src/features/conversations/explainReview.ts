import { problemOf } from '../../firebase/problemOf.ts';

const problems = {
  'already-exists': 'written',
  'failed-precondition': 'late',
  'resource-exhausted': 'tooMany',
  'permission-denied': 'suspended',
  'not-found': 'gone',
} as const;
export type ReviewProblem = (typeof problems)[keyof typeof problems] | 'failed';

export const explainReview = (failure: unknown): ReviewProblem => problemOf(failure, problems, 'failed');
