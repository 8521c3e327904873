import { codeOf } from './codeOf.ts';

/** Returns the server's message of a failure, or null. */
export const serverMessage = (failure: unknown): string | null =>
  failure instanceof Error && failure.message !== '' && codeOf(failure) !== 'unavailable'
    ? failure.message
    : null;
