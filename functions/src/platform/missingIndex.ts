const failedPrecondition = 9;

/** Returns whether a query failed for lack of an index. The emulator needs none. */
export const isIndexMissing = (failure: unknown): failure is Error =>
  failure instanceof Error &&
  'code' in failure &&
  failure.code === failedPrecondition &&
  failure.message.includes('index');
