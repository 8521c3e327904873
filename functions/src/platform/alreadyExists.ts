/** gRPC code of a failed `create`. */
const code = 6;

/** Returns whether a document existed already: with a unique id, the action was done before. */
export const alreadyExists = (failure: unknown): boolean =>
  failure instanceof Error && 'code' in failure && failure.code === code;
