export type Seen<State> = { version: string; state: State };

/** Many concurrent writers need many rounds, but never more than this. */
const maxRounds = 80;

/**
 * Reads a state and writes its result; repeats this until the state has not changed meanwhile. Concurrent
 * writers thus end with the newest state.
 */
export const untilStable = async <State, Result>(
  read: () => Promise<Seen<State>>,
  write: (state: State) => Promise<Result>,
): Promise<Result> => {
  let seen = await read();
  for (let round = 0; round < maxRounds; round += 1) {
    const result = await write(seen.state);
    const now = await read();
    if (now.version === seen.version) return result;
    seen = now;
  }
  throw new Error(`the state kept changing for ${maxRounds} rounds`);
};
