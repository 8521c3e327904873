import { codeOf } from './codeOf.ts';

/** The server's own words about a failure; null where it was not reached or gave none. */
export const serverMessage = (failure: unknown): string | null =>
  failure instanceof Error && failure.message !== '' && codeOf(failure) !== 'unavailable'
    ? failure.message
    : null;
