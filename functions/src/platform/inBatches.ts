const atOnce = 20;

/** Does something with many files, a few at a time. */
export const inBatches = async (
  names: readonly string[],
  action: (name: string) => Promise<void>,
): Promise<void> => {
  for (let first = 0; first < names.length; first += atOnce)
    await Promise.all(names.slice(first, first + atOnce).map(action));
};
