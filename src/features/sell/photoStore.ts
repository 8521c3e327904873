import { openDatabase, photoTable } from '../../browserDatabase.ts';
import { day } from '../../domain/time/time.ts';

// Photos of a form that is not saved yet, as they were chosen, kept in this browser: a reload or a crash loses none. Where
// the browser allows no such store, or it does not answer, nothing is kept, silently.

/** Nobody comes back for a form after so long. */
const keptFor = 30 * day;

/** `replaced`: addresses of uploads that this file was put in the place of, by an edit. */
type Kept = { file: Blob; at: number; replaced?: readonly string[] };
const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'file' in value && value.file instanceof Blob;

const done = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** What was written is there when the browser is lost the moment after. */
const committed = (store: IDBObjectStore) =>
  new Promise<void>((resolve, reject) => {
    store.transaction.oncomplete = () => resolve();
    store.transaction.onabort = () => reject(store.transaction.error);
  });

const inTable = async <T>(
  mode: IDBTransactionMode,
  action: (store: IDBObjectStore) => T | Promise<T>,
): Promise<T | null> => {
  try {
    const database = await openDatabase();
    try {
      return await action(database.transaction(photoTable, mode).objectStore(photoTable));
    } finally {
      database.close();
    }
  } catch {
    return null;
  }
};

/** @param replaced the upload that the file takes the place of: a form that still names it goes on with the file */
export const keepPhoto = async (
  key: string,
  file: Blob,
  now = Date.now(),
  replaced?: string,
): Promise<void> => {
  const isKeptNow = await inTable('readwrite', async (store) => {
    const written = committed(store);
    const before: unknown = await done(store.get(key));
    const earlier = isKept(before) ? (before.replaced ?? []) : [];
    const kept: Kept = { file, at: now, replaced: replaced ? [...earlier, replaced] : earlier };
    store.put(kept, key);
    await written;
    return true;
  });
  // No room for it: then nothing is kept rather than what it was to take the place of.
  if (!isKeptNow && replaced) await forgetPhoto(key);
};

export const recallPhoto = async (key: string): Promise<Blob | null> => {
  const found: unknown = await inTable('readonly', (store) => done(store.get(key)));
  return isKept(found) ? found.file : null;
};

/** Whether the kept file took the place of this upload. */
export const isReplaced = async (key: string, address: string): Promise<boolean> => {
  const found: unknown = await inTable('readonly', (store) => done(store.get(key)));
  return isKept(found) && (found.replaced ?? []).includes(address);
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
