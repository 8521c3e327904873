/** gRPC code of a failed `create`. */
const code = 6;

/** Returns whether `create` failed because the document exists. */
export const alreadyExists = (failure: unknown): boolean =>
  failure instanceof Error && 'code' in failure && failure.code === code;
