/**
 * Makes a queue of its own: tasks run one after the other, in the order in which they were given. A task that fails
 * fails for its caller alone.
 */
export const oneAtATime = (): (<T>(task: () => Promise<T>) => Promise<T>) => {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const mine = last.then(task);
    last = mine.catch(() => undefined);
    return mine;
  };
};
