const atOnce = 20;

/** Applies an action to all items, twenty at a time. @throws the first failure */
export const inBatches = async <T>(all: readonly T[], action: (one: T) => Promise<void>): Promise<void> => {
  for (let first = 0; first < all.length; first += atOnce)
    await Promise.all(all.slice(first, first + atOnce).map(action));
};
