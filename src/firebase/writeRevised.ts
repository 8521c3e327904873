import { type Revised, revisionOf } from '../domain/platform/revision.ts';
import { codeOf } from './codeOf.ts';

/** Another tab, device or person has changed a document since it was read. `now` is null where it is no longer there. */
export class Overtaken<T> extends Error {
  readonly now: T | null;
  constructor(now: T | null, options?: ErrorOptions) {
    super('The document was changed meanwhile.', options);
    this.name = 'Overtaken';
    this.now = now;
  }
}

/** The rules refuse a stale revision as they refuse everything; a document that is gone is not found. */
const mayBeStale = (failure: unknown) => ['permission-denied', 'not-found'].includes(codeOf(failure) ?? '');

const tries = 4;

/**
 * Writes over a document that was read. Where the write is refused since the document has changed, it is read again and
 * `write` is asked with what is stored now: it writes again, or throws Overtaken where the changes collide.
 * Fails with Overtaken(null) where the document is gone, else as `write`.
 * @returns what was written over
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
