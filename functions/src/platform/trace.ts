import { AsyncLocalStorage } from 'node:async_hooks';

const store = new AsyncLocalStorage<string>();

/** Returns the trace of the current request; null if no request caused this work. */
export const currentTrace = (): string | null => store.getStore() ?? null;

/** Runs work with a trace, which its documents and log entries then carry. */
export const inTrace = <T>(trace: string | null, work: () => T): T =>
  trace ? store.run(trace, work) : work();
