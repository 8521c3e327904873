import { createRequire } from 'node:module';
import type * as ReactDom from 'react-dom';

/*
 * Lets Testing Library work with React's production build, which browsers get. The development build takes a
 * quarter more of the islands' processor time, for warnings that no test reads.
 */
const load = createRequire(import.meta.url);
const { flushSync } = load('react-dom') as typeof ReactDom;

/** Kept before a test replaces timers. React's scheduler does the same. */
const { setImmediate } = globalThis;

/** Lets React's scheduler render and run effects. */
const settle = async () => {
  for (let round = 0; round < 3; round += 1) await new Promise((done) => void setImmediate(done));
  flushSync(() => undefined);
};

/** Stands for `act`, which the production build refuses: renders, effects included, before a test goes on. */
const act = <T>(work: () => T): T => {
  const result = flushSync(work);
  if (!(result instanceof Promise)) return result;
  return result.then(async (value) => {
    await settle();
    return value;
  }) as T;
};

Object.assign(load('react') as object, { act });
