// Stand-ins for IndexedDB and Web Locks, which happy-dom lacks.

/** Returns a request of IndexedDB, which succeeds or fails later by an event. */
const requestFor = <T>(answer: () => T) => {
  const request = {
    result: undefined as T | undefined,
    error: null as unknown,
    onsuccess: null as (() => void) | null,
    onerror: null as (() => void) | null,
    onupgradeneeded: null as (() => void) | null,
  };
  queueMicrotask(() => {
    try {
      request.result = answer();
    } catch (failure) {
      request.error = failure;
      return request.onerror?.();
    }
    return request.onsuccess?.();
  });
  return request;
};

type Tables = Map<string, Map<string, unknown>>;

/** @returns the databases of one browser, and their entries by key */
export const openIndexedDB = () => {
  const databases = new Map<string, Tables>();
  const transactionOf = (tables: Tables) => (name: string, mode: string) => {
    const table = tables.get(name);
    if (!table) throw new Error('no such table');
    const ended = {
      error: null,
      oncomplete: null as (() => void) | null,
      onabort: null as (() => void) | null,
    };
    const write = <T>(action: () => T) =>
      requestFor(() => {
        let isWritten = false;
        // A transaction ends when no further request follows.
        setTimeout(() => (isWritten ? ended.oncomplete : ended.onabort)?.());
        if (mode !== 'readwrite') throw new Error('only to be read');
        const answer = action();
        isWritten = true;
        return answer;
      });
    const store = {
      transaction: ended,
      put: (value: unknown, key: string) => write(() => table.set(key, value)),
      clear: () => write(() => table.clear()),
      delete: (key: string) => write(() => void table.delete(key)),
      get: (key: string) => requestFor(() => table.get(key)),
      getAllKeys: () => requestFor(() => [...table.keys()]),
    };
    return { objectStore: () => store };
  };
  const open = (name: string) => {
    const isNew = !databases.has(name);
    const tables: Tables = databases.get(name) ?? new Map();
    databases.set(name, tables);
    const database = {
      createObjectStore: (table: string) => tables.set(table, new Map()),
      transaction: transactionOf(tables),
      close: () => undefined,
    };
    const request = requestFor(() => {
      request.result = database;
      if (isNew) request.onupgradeneeded?.();
      return database;
    });
    return request;
  };
  return { databases, open };
};

type Wanted = { ifAvailable?: boolean; signal?: AbortSignal };
type Holder = (lock: object | null) => unknown;

/** @returns the locks of one browser; `free` simulates the end of the tab that holds one */
export const openLocks = () => {
  const held = new Set<string>();
  const waiting: { name: string; begin: () => void }[] = [];
  const free = (name: string) => {
    held.delete(name);
    waiting.find((one) => one.name === name)?.begin();
  };
  const request = async (name: string, { ifAvailable, signal }: Wanted, hold: Holder) => {
    if (held.has(name) && ifAvailable) return hold(null);
    if (held.has(name))
      await new Promise<void>((begin, fail) => {
        waiting.push({ name, begin });
        signal?.addEventListener('abort', () => fail(signal.reason));
      });
    held.add(name);
    return hold({ name });
  };
  return { held, waiting, free, request };
};
