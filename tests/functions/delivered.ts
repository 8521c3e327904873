/**
 * An event whose work fails comes again, as to a trigger with `retry: true`: the emulator closes a transaction that has waited
 * for long, in a crowd or on a busy machine.
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
