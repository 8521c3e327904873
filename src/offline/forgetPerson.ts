import { openDatabase, photoTable } from '../browserDatabase.ts';
import { localStore, sessionStore } from '../browserStorage.ts';
import { keptPrefix } from '../domain/accounts/keptPrefix.ts';
import { noticeKey } from '../ui/noticeKey.ts';

/** Names in local storage whose values say what somebody did or wanted to do here. */
const personal = ['vongxe.confirm', 'vongxe.social', 'vongxe.like', 'vongxe.phrases'];

/** By hand: the schema of a form would bring 9 KB to whoever signs out. */
const photosOf = (form: unknown): string[] => {
  const photos: unknown = typeof form === 'object' && form !== null && 'photos' in form ? form.photos : null;
  return Array.isArray(photos) ? photos.map((photo: { key?: unknown } | null) => String(photo?.key)) : [];
};

const forgetPhotos = async (keys: readonly string[], all: boolean) => {
  const database = await openDatabase();
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

/** Removes drafts and marks of the person from this tab, except the message for the next page. */
export const forgetTab = (): void => {
  for (const key of sessionStore.keys())
    if (key.startsWith('vongxe.') && key !== noticeKey) sessionStore.remove(key);
};

/**
 * Removes what a person left unfinished in this browser: forms, their photos, drafts and marks. Forms of other people stay,
 * with their photos: their sessions may have ended by themselves.
 */
export const forgetPerson = async (userId: string): Promise<void> => {
  const forms = localStore.keys().filter((key) => key.startsWith(keptPrefix));
  const own = forms.filter((key) => key.startsWith(`${keptPrefix}${userId}.`));
  const photos = own.flatMap((key) => photosOf(localStore.getJson(key)));
  for (const key of [...own, ...personal]) localStore.remove(key);
  forgetTab();
  // Photos whose form is lost belong to nobody else when no form is left.
  await forgetPhotos(photos, own.length === forms.length).catch(() => undefined);
};
