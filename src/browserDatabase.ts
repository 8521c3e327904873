export const photoTable = 'photos';
export type Database = 'vongxe.form' | 'vongxe.viewing';

/** Milliseconds. Some browsers never open a database until they are restarted. */
const timeoutMs = 3_000;

/**
 * Opens a database of this site in the browser.
 * @throws if IndexedDB is missing, blocked, or does not respond in time
 */
export const openDatabase = async (name: Database = 'vongxe.form'): Promise<IDBDatabase> => {
  const request = indexedDB.open(name, 1);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const opened = new Promise<IDBDatabase>((resolve, reject) => {
    timer = setTimeout(() => reject(new Error('IndexedDB does not answer')), timeoutMs);
    request.onupgradeneeded = () => request.result.createObjectStore(photoTable);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return opened.finally(() => clearTimeout(timer));
};

/** Hides IndexedDB if it is unusable: Firebase would wait for it forever. */
export const probeDatabase = async (): Promise<void> => {
  try {
    (await openDatabase()).close();
  } catch {
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined, configurable: true, writable: true });
  }
};
