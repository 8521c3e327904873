import { codeOf } from './codeOf.ts';

export const serverMessage = (failure: unknown): string | null =>
  failure instanceof Error && failure.message !== '' && codeOf(failure) !== 'unavailable'
    ? failure.message
    : null;
