/** What became of an action that was done to many things. */
export type Outcome<T> = { done: T[]; failed: T[] };

/**
 * Does something to each of many things, a few at a time; one that fails does not hold up the others.
 * @param atOnce how many may be under way together
 * @returns what it was done to and what it failed for, each in the given order
 */
export const runInParallel = async <T>(
  things: readonly T[],
  atOnce: number,
  action: (thing: T) => Promise<void>,
): Promise<Outcome<T>> => {
  const failed = new Set<T>();
  const queue = [...things];
  const work = async () => {
    for (let thing = queue.shift(); thing !== undefined; thing = queue.shift()) {
      const current = thing;
      await action(current).catch(() => failed.add(current));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { done: things.filter((it) => !failed.has(it)), failed: things.filter((it) => failed.has(it)) };
};
