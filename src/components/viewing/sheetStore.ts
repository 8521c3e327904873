import { localStore } from '../../browserStorage.ts';
import { newId } from '../../domain/platform/newId.ts';
import { isOver, readSheet, type Sheet, sheetPrefix } from '../../domain/viewing/sheet.ts';
import { committed, done, inPhotos } from '../../photoTable.ts';

// Ticks and notes are in local storage, photos in IndexedDB. Nothing leaves the device.

const keyOf = (slug: string) => sheetPrefix + slug;
export const maxPhotos = 20;

export const loadSheet = (slug: string): Sheet | null => readSheet(localStore.getJson(keyOf(slug)));
export const saveSheet = (slug: string, sheet: Sheet): boolean =>
  localStore.set(keyOf(slug), JSON.stringify(sheet));

/** Returns the sheets, last changed first. */
export const listSheets = (): [slug: string, sheet: Sheet][] =>
  localStore
    .keys()
    .filter((key) => key.startsWith(sheetPrefix))
    .flatMap((key): [string, Sheet][] => {
      const slug = key.slice(sheetPrefix.length);
      const sheet = loadSheet(slug);
      return sheet ? [[slug, sheet]] : [];
    })
    .toSorted(([, one], [, other]) => other.at - one.at);

export type StoredPhoto = { key: string; file: Blob };
type Entry = { file: Blob };
const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && 'file' in value && value.file instanceof Blob;
const inTable = <T>(mode: IDBTransactionMode, action: (store: IDBObjectStore) => T | Promise<T>) =>
  inPhotos('vongxe.viewing', mode, action);
/** Returns the keys of a sheet's photos. Keys are `slug time id`, so they are sorted by time. */
const keysOf = async (store: IDBObjectStore, slug: string) =>
  (await done(store.getAllKeys())).map(String).filter((key) => key.startsWith(`${slug} `));

export const loadPhotos = async (slug: string): Promise<StoredPhoto[]> => {
  const stored = await inTable('readonly', async (store) =>
    Promise.all(
      (await keysOf(store, slug)).map(async (key) => ({ key, value: await done<unknown>(store.get(key)) })),
    ),
  );
  return (stored ?? []).flatMap(({ key, value }) => (isEntry(value) ? [{ key, file: value.file }] : []));
};

/** @returns false if the photo could not be stored, for example on a full device */
export const addPhoto = async (slug: string, file: Blob, now: number): Promise<boolean> => {
  const isStored = await inTable('readwrite', async (store) => {
    const written = committed(store);
    store.put({ file } satisfies Entry, `${slug} ${now} ${newId()}`);
    await written;
    return true;
  });
  return isStored === true;
};

export const deletePhoto = async (key: string): Promise<void> => {
  await inTable('readwrite', (store) => done(store.delete(key)));
};

export const deleteSheet = async (slug: string): Promise<void> => {
  localStore.remove(keyOf(slug));
  await inTable('readwrite', async (store) => {
    for (const key of await keysOf(store, slug)) await done(store.delete(key));
  });
};

/** Deletes sheets after 90 days without a change, and photos without a sheet. */
export const deleteOldSheets = async (now: number): Promise<void> => {
  for (const [slug, sheet] of listSheets()) if (isOver(sheet, now)) localStore.remove(keyOf(slug));
  const slugs = new Set(listSheets().map(([slug]) => slug));
  await inTable('readwrite', async (store) => {
    for (const key of await done(store.getAllKeys()))
      if (!slugs.has(String(key).split(' ')[0] ?? '')) await done(store.delete(key));
  });
};
