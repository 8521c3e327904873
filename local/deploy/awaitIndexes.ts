import { setTimeout } from 'node:timers/promises';
import { Problem } from '../problem.ts';

/** Of each composite index its state, as `firebase firestore:indexes --pretty` lists them. */
export const indexStates = (listed: string): string[] =>
  [...listed.matchAll(/^\s*\[([A-Z_]+)\] \(/gm)].map(([, state = '']) => state);

const pause = 15_000;
const patience = 60 * 60_000;

/**
 * Waits until Firestore has built all indexes: a query that needs one which it is still building fails.
 * @param list what firebase-tools prints of the project's indexes
 * @param wanted how many firestore.indexes.json names; the project may have more, of the version that is live
 */
export const awaitIndexes = async (list: () => Promise<string>, wanted: number): Promise<void> => {
  let said = '';
  for (let waited = 0; ; waited += pause) {
    const states = indexStates(await list());
    const ready = states.filter((state) => state === 'READY').length;
    if (ready >= wanted && ready === states.length) return;
    if (states.includes('NEEDS_REPAIR'))
      throw new Problem(
        'Firestore could not build an index. Delete those with an error in the console (Firestore → Indexes), then deploy again.',
      );
    const message = `${ready} of ${Math.max(wanted, states.length)} indexes are ready …`;
    if (message !== said) console.log(message);
    said = message;
    if (waited >= patience)
      throw new Problem(
        'The indexes are not ready after an hour. Nothing else was deployed; run the command again, it goes on waiting.',
      );
    await setTimeout(pause);
  }
};
