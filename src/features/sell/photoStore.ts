/**
 * Photos that were chosen and are not with the server yet, kept in this browser: a reload or a crash loses
 * none. Where the browser allows no such store, nothing is kept, silently.
 */
const table = 'photos';

const done = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const opened = async () => {
  const request = indexedDB.open('vongxe.form', 1);
  request.onupgradeneeded = () => request.result.createObjectStore(table);
  return done(request);
};

const inTable = async <T>(mode: IDBTransactionMode, deed: (store: IDBObjectStore) => IDBRequest<T>) => {
  const database = await opened();
  try {
    return await done(deed(database.transaction(table, mode).objectStore(table)));
  } finally {
    database.close();
  }
};

export const keepPhoto = async (key: string, file: Blob): Promise<void> => {
  await inTable('readwrite', (store) => store.put(file, key)).catch(() => undefined);
};

export const recallPhoto = async (key: string): Promise<Blob | null> => {
  const found: unknown = await inTable('readonly', (store) => store.get(key)).catch(() => null);
  return found instanceof Blob ? found : null;
};

export const forgetPhoto = async (key: string): Promise<void> => {
  await inTable('readwrite', (store) => store.delete(key)).catch(() => undefined);
};
