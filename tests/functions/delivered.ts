/**
 * Retries failed work like a trigger with `retry: true`: on a busy machine the emulator aborts slow
 * transactions.
 */
export const delivered = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (failure) {
      if (attempt === 8) throw failure;
    }
  }
};
