/** Firestore's code for a document that was to be created and is there. */
const code = 6;

/** Was the action done before? An id that carries uniqueness makes that an answer, not a failure. */
export const alreadyExists = (failure: unknown): boolean =>
  failure instanceof Error && 'code' in failure && failure.code === code;
