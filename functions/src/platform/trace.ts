import { AsyncLocalStorage } from 'node:async_hooks';

const store = new AsyncLocalStorage<string>();

/** Returns the current request's trace, or null. */
export const currentTrace = (): string | null => store.getStore() ?? null;

/** Runs work with a trace for its documents and log entries. */
export const inTrace = <T>(trace: string | null, work: () => T): T =>
  trace ? store.run(trace, work) : work();
