import { codeOf } from '../../firebase/codeOf.ts';

const problems = {
  'already-exists': 'written',
  'failed-precondition': 'late',
  'resource-exhausted': 'tooMany',
  'permission-denied': 'suspended',
  'not-found': 'gone',
} as const;
type Code = keyof typeof problems;
export type ReviewProblem = (typeof problems)[Code] | 'failed';

const isKnown = (code: string | null): code is Code => code !== null && code in problems;

/** Why a review, an answer or a report was not taken, as a key of the texts. */
export const explainReview = (failure: unknown): ReviewProblem => {
  const code = codeOf(failure);
  return isKnown(code) ? problems[code] : 'failed';
};
