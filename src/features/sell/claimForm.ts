import { type KeptForm, keptForms, keptKey, type Store } from './keptForm.ts';
import { forgetOldPhotos } from './photoStore.ts';

/** True when the name is this tab's from now on, false while another tab has it. */
type Claim = (key: string) => Promise<boolean>;

/** Where a tab keeps its form, and what lies there from an earlier visit. */
export type ClaimedForm = { key: string; kept: KeptForm | null };

/** The latest unfinished form that no other tab has open; otherwise a name for a new one. */
export const claimForm = async (
  { store, claim, newId }: { store: Store; claim: Claim; newId: () => string },
  userId: string,
  listingId: string | null,
): Promise<ClaimedForm> => {
  for (const found of keptForms(store, userId, listingId)) if (await claim(found.key)) return found;
  const key = keptKey(userId, listingId, newId());
  await claim(key);
  return { key, kept: null };
};

const held = new Set<string>();
/** The page that was just reloaded, or has crashed, may need a moment to let go. */
const patience = 400;

/**
 * A lock of the browser, which falls with the tab, however it ends. Where there are none, two tabs share a
 * form as they share the rest of the storage.
 */
const claimInBrowser: Claim = async (key) => {
  if (held.has(key) || !('locks' in navigator)) return true;
  const claimed = await new Promise<boolean>((resolve) => {
    const hold = () => {
      resolve(true);
      return new Promise<never>(() => {});
    };
    const isTaken = (failure: unknown) =>
      failure instanceof DOMException && ['AbortError', 'TimeoutError'].includes(failure.name);
    navigator.locks
      .request(key, { signal: AbortSignal.timeout(patience) }, hold)
      .catch((failure: unknown) => resolve(!isTaken(failure)));
  });
  if (claimed) held.add(key);
  return claimed;
};

/** The browser's storage, asked anew each time: to touch it may fail where it is blocked. */
export const browserStore: Store = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, value),
  removeItem: (key) => localStorage.removeItem(key),
  key: (place) => localStorage.key(place),
  get length() {
    return localStorage.length;
  },
};

/** The form that this tab goes on with. */
export const formInBrowser = (userId: string, listingId: string | null) => {
  void forgetOldPhotos();
  const browser = { store: browserStore, claim: claimInBrowser, newId: () => crypto.randomUUID() };
  return claimForm(browser, userId, listingId);
};
