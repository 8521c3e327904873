import { DocumentReference, Firestore, Query, Transaction, WriteBatch } from 'firebase-admin/firestore';
import type { Files } from '../../functions/src/platform/files.ts';
import type { Site } from '../../functions/src/platform/site.ts';

/**
 * Cost of the work. `writes`: documents written in transactions. `written`: documents written in total;
 * `motorcycles`: listings among them. `queried`: milliseconds with a pending query.
 */
export type Counts = {
  reads: number;
  writes: number;
  written: number;
  motorcycles: number;
  renders: number;
  files: number;
  queried: number;
};

type Method = (...args: unknown[]) => unknown;

/** Calls `after` with each result of a method, and `ended` after each call, even a failed one. */
const observe = (
  prototype: object,
  name: string,
  after: (answer: unknown) => void,
  { begun, ended }: { begun?: () => void; ended?: () => void } = {},
) => {
  const original: unknown = Reflect.get(prototype, name);
  if (typeof original !== 'function') throw new Error(`there is no ${name} to observe`);
  const observed: Method = function (this: unknown, ...args) {
    begun?.();
    const answer = Reflect.apply(original, this, args);
    void Promise.resolve(answer)
      .finally(ended)
      .then(after, () => undefined);
    return answer;
  };
  Reflect.set(prototype, name, observed);
};

const sizeOf = (answer: unknown): number => {
  if (Array.isArray(answer)) return answer.length;
  const size: unknown =
    typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'size') : undefined;
  return typeof size === 'number' ? size : 1;
};

export const countingSite = (site: Site): { site: Site; counts: Counts; reset: () => void } => {
  const none: Counts = { reads: 0, writes: 0, written: 0, motorcycles: 0, renders: 0, files: 0, queried: 0 };
  const counts = { ...none };
  const reading = (answer: unknown) => {
    counts.reads += sizeOf(answer);
  };
  observe(DocumentReference.prototype, 'get', reading);
  let [underWay, since] = [0, 0];
  const begun = () => {
    if (underWay === 0) since = performance.now();
    underWay += 1;
  };
  const ended = () => {
    underWay -= 1;
    if (underWay === 0) counts.queried += performance.now() - since;
  };
  observe(Query.prototype, 'get', reading, { begun, ended });
  observe(Firestore.prototype, 'getAll', reading);
  observe(Transaction.prototype, 'get', reading);
  observe(Transaction.prototype, 'getAll', reading);
  const writing = () => {
    counts.writes += 1;
  };
  for (const name of ['set', 'update', 'create', 'delete']) {
    observe(Transaction.prototype, name, writing);
    // Observing batches counts all writes: references and transactions also write through batches.
    const batched: unknown = Reflect.get(WriteBatch.prototype, name);
    if (typeof batched !== 'function') throw new Error(`there is no ${name} to observe`);
    Reflect.set(WriteBatch.prototype, name, function (this: unknown, ...args: unknown[]) {
      counts.written += 1;
      if (args[0] instanceof DocumentReference && args[0].parent.id === 'motorcycles')
        counts.motorcycles += 1;
      return Reflect.apply(batched, this, args);
    });
  }
  const files: Files = {
    ...site.files,
    write: (...args) => {
      counts.files += 1;
      return site.files.write(...args);
    },
  };
  const render: Site['render'] = (...args) => {
    counts.renders += 1;
    return site.render(...args);
  };
  const reset = () => Object.assign(counts, none);
  return { site: { ...site, files, render }, counts, reset };
};
