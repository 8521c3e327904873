import { day } from '../domain/time/time.ts';
import { committed, done, inPhotos } from '../photoTable.ts';

// Stores an unsaved form's photos in IndexedDB against reloads and crashes, if possible.

const maxAgeMs = 30 * day;

/** `replaced`: addresses of the unedited uploads that `file` replaces. */
type Kept = { file: Blob; at: number; replaced?: readonly string[] };
const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'file' in value && value.file instanceof Blob;

const inTable = <T>(mode: IDBTransactionMode, action: (store: IDBObjectStore) => T | Promise<T>) =>
  inPhotos('vongxe.form', mode, action);

/** @param replaced address of an upload; a form that still contains it uploads `file` instead */
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
    const entry: Kept = { file, at: now, replaced: replaced ? [...earlier, replaced] : earlier };
    store.put(entry, key);
    await written;
    return true;
  });
  // If the edited photo can't be stored, deletes the unedited one, too: it shows the covered areas.
  if (!isKeptNow && replaced) await forgetPhoto(key);
};

export const recallPhoto = async (key: string): Promise<Blob | null> => {
  const entry: unknown = await inTable('readonly', (store) => done(store.get(key)));
  return isKept(entry) ? entry.file : null;
};

export const isReplaced = async (key: string, address: string): Promise<boolean> => {
  const entry: unknown = await inTable('readonly', (store) => done(store.get(key)));
  return isKept(entry) && (entry.replaced ?? []).includes(address);
};

export const forgetPhoto = async (key: string): Promise<void> => {
  await inTable('readwrite', (store) => done(store.delete(key)));
};

export const forgetOldPhotos = async (now = Date.now()): Promise<void> => {
  await inTable('readwrite', async (store) => {
    for (const key of await done(store.getAllKeys())) {
      const entry: unknown = await done(store.get(key));
      if (!isKept(entry) || entry.at < now - maxAgeMs) await done(store.delete(key));
    }
  });
};
