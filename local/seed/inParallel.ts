/** Processes items, `atOnce` at a time. @throws the first failure */
export const inParallel = async <T>(
  things: readonly T[],
  atOnce: number,
  work: (thing: T) => Promise<void>,
): Promise<void> => {
  const left = things.values();
  const worker = async () => {
    for (const thing of left) await work(thing);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
};
