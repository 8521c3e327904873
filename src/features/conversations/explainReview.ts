import { problemOf } from '../../firebase/problemOf.ts';

const problems = {
  'already-exists': 'written',
  'failed-precondition': 'late',
  'resource-exhausted': 'tooMany',
  'permission-denied': 'suspended',
  'not-found': 'gone',
} as const;
export type ReviewProblem = (typeof problems)[keyof typeof problems] | 'failed';

/** Returns why a review, an answer or a report was refused, as a text key. */
export const explainReview = (failure: unknown): ReviewProblem => problemOf(failure, problems, 'failed');
