import { day } from '../../domain/time/time.ts';

/**
 * Photos of a form that is not saved yet, as they were chosen, kept in this browser: a reload or a crash
 * loses none. Where the browser allows no such store, nothing is kept, silently.
 */
const table = 'photos';
/** Nobody comes back for a form after so long. */
const keptFor = 30 * day;

type Kept = { file: Blob; at: number };
const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'file' in value && value.file instanceof Blob;

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

const inTable = async <T>(
  mode: IDBTransactionMode,
  action: (store: IDBObjectStore) => T | Promise<T>,
): Promise<T | null> => {
  try {
    const database = await opened();
    try {
      return await action(database.transaction(table, mode).objectStore(table));
    } finally {
      database.close();
    }
  } catch {
    return null;
  }
};

export const keepPhoto = async (key: string, file: Blob, now = Date.now()): Promise<void> => {
  const kept: Kept = { file, at: now };
  await inTable('readwrite', (store) => done(store.put(kept, key)));
};

export const recallPhoto = async (key: string): Promise<Blob | null> => {
  const found: unknown = await inTable('readonly', (store) => done(store.get(key)));
  return isKept(found) ? found.file : null;
};

export const forgetPhoto = async (key: string): Promise<void> => {
  await inTable('readwrite', (store) => done(store.delete(key)));
};

/** Removes what was left behind by forms that nobody has come back to. */
export const forgetOldPhotos = async (now = Date.now()): Promise<void> => {
  await inTable('readwrite', async (store) => {
    for (const key of await done(store.getAllKeys())) {
      const found: unknown = await done(store.get(key));
      if (!isKept(found) || found.at < now - keptFor) await done(store.delete(key));
    }
  });
};
