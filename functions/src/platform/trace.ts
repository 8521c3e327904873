import { AsyncLocalStorage } from 'node:async_hooks';

const store = new AsyncLocalStorage<string>();

export const currentTrace = (): string | null => store.getStore() ?? null;

/** Runs work with a trace id, which documents and log entries record. */
export const inTrace = <T>(trace: string | null, work: () => T): T =>
  trace ? store.run(trace, work) : work();
