const failedPrecondition = 9;

/** Returns whether Firestore lacks an index for a query. The emulator never does. */
export const isIndexMissing = (failure: unknown): failure is Error =>
  failure instanceof Error &&
  'code' in failure &&
  failure.code === failedPrecondition &&
  failure.message.includes('index');
