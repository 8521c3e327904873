export type Seen<State> = { version: string; state: State };

/** Many concurrent writers need many rounds, but never more than this. */
const maxRounds = 80;

/**
 * Writes the result for a state, and repeats until a second read returns the same state. The newest state
 * wins, whatever the order of writers.
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
