import { codeOf } from '../firebase/codeOf.ts';
import { reportError } from './reportError.ts';

/** Failures caused by the person, not the site: signed out, over quota, not permitted. */
const refusals: ReadonlySet<string> = new Set([
  'unauthenticated',
  'resource-exhausted',
  'failed-precondition',
]);

/**
 * Reports a failure that the page has already handled (S8.52): operators would otherwise not know that saving
 * fails for everybody.
 * @param action the action in a few words: 'save a listing'
 */
export const reportHandled = (failure: unknown, action: string): void => {
  if (!refusals.has(codeOf(failure) ?? '')) reportError(failure, action);
};
