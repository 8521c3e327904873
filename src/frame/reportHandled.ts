import { codeOf } from '../firebase/codeOf.ts';
import { reportError } from './reportError.ts';

/** What tells of whoever uses the page, not of the site: they are signed out, did it too often, or may not. */
const refusals: ReadonlySet<string> = new Set([
  'unauthenticated',
  'resource-exhausted',
  'failed-precondition',
]);

/**
 * Tells the server of a failure that the page has already said and mended as far as it can (S8.52): to whoever runs
 * the site, a save that fails for everybody would look like nothing at all.
 * @param action what was tried, in a few words: 'save a listing'
 */
export const reportHandled = (failure: unknown, action: string): void => {
  if (!refusals.has(codeOf(failure) ?? '')) reportError(failure, action);
};
