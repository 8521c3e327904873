import { codeOf } from '../firebase/codeOf.ts';
import { reportError } from './reportError.ts';

/** Failures caused by the person, not the site: signed out, over quota, not permitted. */
const refusals: ReadonlySet<string> = new Set([
  'unauthenticated',
  'resource-exhausted',
  'failed-precondition',
]);

/**
 * Reports a handled failure (S8.52): otherwise operators would not know that saving fails.
 * @param action in a few words: 'save a listing'
 */
export const reportHandled = (failure: unknown, action: string): void => {
  if (!refusals.has(codeOf(failure) ?? '')) reportError(failure, action);
};
