const failedPrecondition = 9;

/** Has Firestore refused a query because its index is missing, or still being built? The emulator needs none. */
export const isIndexMissing = (failure: unknown): failure is Error =>
  failure instanceof Error &&
  'code' in failure &&
  failure.code === failedPrecondition &&
  failure.message.includes('index');
