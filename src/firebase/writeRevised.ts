import { type Revised, revisionOf } from '../domain/platform/revision.ts';
import { codeOf } from './codeOf.ts';

/** The document was changed elsewhere. `now`: its present state, null if deleted. */
export class Overtaken<T> extends Error {
  readonly now: T | null;
  constructor(now: T | null, options?: ErrorOptions) {
    super('The document was changed meanwhile.', options);
    this.name = 'Overtaken';
    this.now = now;
  }
}

/** The rules refuse a stale revision with 'permission-denied'; for a deleted document it is 'not-found'. */
const mayBeStale = (failure: unknown) => ['permission-denied', 'not-found'].includes(codeOf(failure) ?? '');

const tries = 4;

/**
 * Writes over a document that was read. If it has changed meanwhile, passes its new state to `write`, which
 * writes again or throws Overtaken. Fails with Overtaken(null) if the document was deleted.
 * @returns the overwritten state
 * @example await writeRevised(shown, () => getDocument(Profile, 'profiles', id), (now) => writeBatch(plan(now)))
 */
export const writeRevised = async <T extends Revised>(
  read: T,
  readAgain: () => Promise<T | null>,
  write: (now: T) => Promise<unknown>,
): Promise<T> => {
  let now = read;
  for (let left = tries; ; left -= 1) {
    try {
      await write(now);
      return now;
    } catch (failure) {
      if (!mayBeStale(failure)) throw failure;
      const latest = await readAgain();
      if (latest === null) throw new Overtaken<T>(null, { cause: failure });
      if (left <= 1 || revisionOf(latest) === revisionOf(now)) throw failure;
      now = latest;
    }
  }
};
