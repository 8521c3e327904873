/** Code of a Firebase or request error, such as 'auth/too-many-requests', or null. */
export const codeOf = (failure: unknown): string | null =>
  failure instanceof Error && 'code' in failure && typeof failure.code === 'string' ? failure.code : null;
