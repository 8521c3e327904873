/** A state that was read, and a word that changes whenever it does. */
export type Seen<State> = { version: string; state: State };

/** Many writers at once need many rounds; more than this means that something else is wrong. */
const maxRounds = 80;

/**
 * Writes what a state asks for, and again until the state read after the write is the one written.
 * Why any number of writers, in any order, end with the newest: the last of all writes was followed by its
 * writer's reading; had that reading differed, another write would have followed; and a change after that
 * reading has an event of its own, whose writer writes later still.
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
