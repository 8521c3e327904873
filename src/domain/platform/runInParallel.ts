export type Outcome<T> = { done: T[]; failed: T[] };

/**
 * Runs an action per item, a few at a time, despite failures.
 * @param atOnce limit of parallel actions
 * @returns items that succeeded and items that failed, in order
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
