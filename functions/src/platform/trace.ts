import { AsyncLocalStorage } from 'node:async_hooks';

const store = new AsyncLocalStorage<string>();

/** The visit that asked for what is being done now; null where nobody did. */
export const currentTrace = (): string | null => store.getStore() ?? null;

/** Does some work for a visit: whatever it writes or logs can be told to belong to it. */
export const inTrace = <T>(trace: string | null, work: () => T): T =>
  trace ? store.run(trace, work) : work();
