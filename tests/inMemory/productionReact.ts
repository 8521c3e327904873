import { createRequire } from 'node:module';
import type * as ReactDom from 'react-dom';

/* Lets Testing Library work with React's production build (decision 128). */
const load = createRequire(import.meta.url);
const { flushSync } = load('react-dom') as typeof ReactDom;

// Captured before tests replace timers.
const { setImmediate } = globalThis;

const settle = async () => {
  for (let round = 0; round < 3; round += 1) await new Promise((done) => void setImmediate(done));
  flushSync(() => undefined);
};

const act = <T>(work: () => T): T => {
  const result = flushSync(work);
  if (!(result instanceof Promise)) return result;
  return result.then(async (value) => {
    await settle();
    return value;
  }) as T;
};

Object.assign(load('react') as object, { act });
