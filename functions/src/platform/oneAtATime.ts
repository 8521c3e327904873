/**
 * Creates a queue that runs tasks in order. A task's failure reaches only its caller, and the next task runs.
 */
export const oneAtATime = (): (<T>(task: () => Promise<T>) => Promise<T>) => {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const mine = last.then(task);
    last = mine.catch(() => undefined);
    return mine;
  };
};
