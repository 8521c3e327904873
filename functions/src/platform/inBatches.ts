const atOnce = 20;

/** Does something with each of many, twenty at a time; fails with the first that fails. */
export const inBatches = async <T>(all: readonly T[], action: (one: T) => Promise<void>): Promise<void> => {
  for (let first = 0; first < all.length; first += atOnce)
    await Promise.all(all.slice(first, first + atOnce).map(action));
};
