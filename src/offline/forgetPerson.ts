import { type Database, openDatabase, photoTable } from '../browserDatabase.ts';
import { localStore, sessionStore } from '../browserStorage.ts';
import { keptPrefix } from '../domain/accounts/keptPrefix.ts';
import { sheetPrefix } from '../domain/viewing/sheet.ts';
import { noticeKey } from '../ui/noticeKey.ts';

/** Local storage keys that reveal a person's actions. */
const personal = ['vongxe.confirm', 'vongxe.social', 'vongxe.zalo', 'vongxe.pending', 'vongxe.phrases'];

/** Returns the form's photo keys. A schema would add 9 KB. */
const photosOf = (form: unknown): string[] => {
  const photos: unknown = typeof form === 'object' && form !== null && 'photos' in form ? form.photos : null;
  return Array.isArray(photos) ? photos.map((photo: { key?: unknown } | null) => String(photo?.key)) : [];
};

const unsentPhotos = (): string[] =>
  sessionStore
    .keys()
    .filter((key) => key.startsWith('vongxe.photos.'))
    .flatMap((key) => photosOf({ photos: sessionStore.getJson(key) }));

const forgetPhotos = async (name: Database, keys: readonly string[], all: boolean) => {
  const database = await openDatabase(name);
  try {
    await new Promise<void>((resolve, reject) => {
      const store = database.transaction(photoTable, 'readwrite').objectStore(photoTable);
      store.transaction.oncomplete = () => resolve();
      store.transaction.onabort = () => reject(store.transaction.error);
      if (all) store.clear();
      else for (const key of keys) store.delete(key);
    });
  } finally {
    database.close();
  }
};

/** Removes a person's data from this tab, except the next page's notice. */
export const forgetTab = (): void => {
  for (const key of sessionStore.keys())
    if (key.startsWith('vongxe.') && key !== noticeKey) sessionStore.remove(key);
};

/**
 * Removes a person's unfinished data in this browser: forms, photos and viewing sheets. Keeps other people's
 * forms.
 */
export const forgetPerson = async (userId: string): Promise<void> => {
  const forms = localStore.keys().filter((key) => key.startsWith(keptPrefix));
  const own = forms.filter((key) => key.startsWith(`${keptPrefix}${userId}.`));
  const photos = [...own.flatMap((key) => photosOf(localStore.getJson(key))), ...unsentPhotos()];
  const sheets = localStore.keys().filter((key) => key.startsWith(sheetPrefix));
  for (const key of [...own, ...sheets, ...personal]) localStore.remove(key);
  forgetTab();
  // Viewing sheets name no owner, so all are deleted.
  await forgetPhotos('vongxe.viewing', [], true).catch(() => undefined);
  // If no other person has a form here, all photos in this browser are removed.
  await forgetPhotos('vongxe.form', photos, own.length === forms.length).catch(() => undefined);
};
