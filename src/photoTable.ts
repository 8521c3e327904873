import { type Database, openDatabase, photoTable } from './browserDatabase.ts';

export const done = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Waits until the transaction's writes are stored. */
export const committed = (store: IDBObjectStore) =>
  new Promise<void>((resolve, reject) => {
    store.transaction.oncomplete = () => resolve();
    store.transaction.onabort = () => reject(store.transaction.error);
  });

/** Runs an action on a database's photo table. Returns null after a failure. */
export const inPhotos = async <T>(
  name: Database,
  mode: IDBTransactionMode,
  action: (store: IDBObjectStore) => T | Promise<T>,
): Promise<T | null> => {
  try {
    const database = await openDatabase(name);
    try {
      return await action(database.transaction(photoTable, mode).objectStore(photoTable));
    } finally {
      database.close();
    }
  } catch {
    return null;
  }
};
