import type { BrowserStore } from '../../browserStorage.ts';
import { keptPrefix } from '../../domain/accounts/keptPrefix.ts';
import type { KeptForm } from './keptFormSchema.ts';

export type Store = Pick<BrowserStore, 'getJson' | 'set' | 'remove' | 'keys'>;

const prefixOf = (userId: string, listingId: string | null) =>
  `${keptPrefix}${userId}.${listingId ?? 'new'}.`;

/** Storage key of one tab: tabs must not overwrite each other's forms. */
export const keptKey = (userId: string, listingId: string | null, tab: string) =>
  prefixOf(userId, listingId) + tab;

type StoredForm = { key: string; kept: KeptForm };

/** Unfinished forms of a listing, or of new listings (null), the latest first. */
export const keptForms = async (
  store: Store,
  userId: string,
  listingId: string | null,
): Promise<StoredForm[]> => {
  const keys = store.keys().filter((key) => key.startsWith(prefixOf(userId, listingId)));
  // Most visits find no stored form, so they do not load the schema.
  if (keys.length === 0) return [];
  const { KeptForm } = await import('./keptFormSchema.ts');
  return keys
    .flatMap((key) => {
      const { success, data } = KeptForm.safeParse(store.getJson(key));
      return success ? [{ key, kept: data }] : [];
    })
    .toSorted((one, other) => other.kept.at - one.kept.at);
};

export const writeKept = (store: Store, key: string, form: KeptForm) =>
  void store.set(key, JSON.stringify(form));

export const removeKept = (store: Store, key: string) => store.remove(key);
