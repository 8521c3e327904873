import type { BrowserStore } from '../../browserStorage.ts';
import { keptPrefix } from '../../domain/accounts/keptPrefix.ts';
import type { KeptForm } from './keptFormSchema.ts';

export type Store = Pick<BrowserStore, 'getJson' | 'set' | 'remove' | 'keys'>;

const prefixOf = (userId: string, listingId: string | null) =>
  `${keptPrefix}${userId}.${listingId ?? 'new'}.`;

/** Each tab keeps its form under a name of its own, so that none writes over another's. */
export const keptKey = (userId: string, listingId: string | null, tab: string) =>
  prefixOf(userId, listingId) + tab;

type Found = { key: string; kept: KeptForm };

/** What somebody left unfinished of one listing, or of new ones, the latest first. */
export const keptForms = async (store: Store, userId: string, listingId: string | null): Promise<Found[]> => {
  const keys = store.keys().filter((key) => key.startsWith(prefixOf(userId, listingId)));
  // Most visits find nothing, and need no schema to read it.
  if (keys.length === 0) return [];
  const { KeptForm } = await import('./keptFormSchema.ts');
  return keys
    .flatMap((key) => {
      const { success, data } = KeptForm.safeParse(store.getJson(key));
      return success ? [{ key, kept: data }] : [];
    })
    .toSorted((one, other) => other.kept.at - one.kept.at);
};

export const writeKept = (store: Store, key: string, kept: KeptForm) =>
  void store.set(key, JSON.stringify(kept));

export const removeKept = (store: Store, key: string) => store.remove(key);
