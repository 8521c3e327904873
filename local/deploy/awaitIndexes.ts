import { setTimeout } from 'node:timers/promises';
import { Problem } from '../problem.ts';

/** Parses the state of each composite index from `firebase firestore:indexes --pretty`. */
export const indexStates = (listed: string): string[] =>
  [...listed.matchAll(/^\s*\[([A-Z_]+)\] \(/gm)].map(([, state = '']) => state);

const pause = 15_000;
const timeoutMs = 60 * 60_000;

/**
 * Waits until Firestore has built all indexes.
 * @param list firebase-tools' listing of the indexes
 * @param wanted number of indexes in firestore.indexes.json; the project may have more, for the live version
 */
export const awaitIndexes = async (list: () => Promise<string>, wanted: number): Promise<void> => {
  let printed = '';
  for (let waited = 0; ; waited += pause) {
    const states = indexStates(await list());
    const ready = states.filter((state) => state === 'READY').length;
    if (ready >= wanted && ready === states.length) return;
    if (states.includes('NEEDS_REPAIR'))
      throw new Problem(
        'Firestore could not build an index. Delete those with an error in the console (Firestore → Indexes), then deploy again.',
      );
    const message = `${ready} of ${Math.max(wanted, states.length)} indexes are ready …`;
    if (message !== printed) console.log(message);
    printed = message;
    if (waited >= timeoutMs)
      throw new Problem(
        'The indexes are not ready after an hour. Nothing else was deployed; run the command again, it goes on waiting.',
      );
    await setTimeout(pause);
  }
};
