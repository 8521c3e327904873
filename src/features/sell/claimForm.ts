import { localStore, sessionStore } from '../../browserStorage.ts';
import { keptForms, keptKey, type Store } from './keptForm.ts';
import type { KeptForm } from './keptFormSchema.ts';
import { forgetOldPhotos } from './photoStore.ts';

/** What a tab needs to know which form is its own. */
type Tab = {
  store: Store;
  /** True when the name is this tab's from now on, false while another has it; `wait`: it may be let go soon. */
  claim: (key: string, wait: boolean) => Promise<boolean>;
  /** The name that this tab had before it was loaded anew. */
  recall: () => string | null;
  remember: (key: string) => void;
  newId: () => string;
};

/** Where a tab keeps its form, and what lies there from an earlier visit. */
export type ClaimedForm = { key: string; kept: KeptForm | null };

/** This tab's own unfinished form, else the latest that no other tab has open; otherwise a name for a new one. */
export const claimForm = async (
  { store, claim, recall, remember, newId }: Tab,
  userId: string,
  listingId: string | null,
): Promise<ClaimedForm> => {
  const take = async (found: ClaimedForm, wait = false) => {
    const taken = await claim(found.key, wait);
    if (taken) remember(found.key);
    return taken;
  };
  const own = recall();
  const forms = await keptForms(store, userId, listingId);
  const before = forms.find(({ key }) => key === own);
  // After a reload the page that went may need a moment to let go; a copy of the tab has the same memory.
  if (before && (await take(before, true))) return before;
  for (const found of forms) if (found !== before && (await take(found))) return found;
  const empty = { key: keptKey(userId, listingId, newId()), kept: null };
  await take(empty);
  return empty;
};

const held = new Set<string>();
const patience = 3_000;

/**
 * A lock of the browser, which falls with the tab, however it ends. Where there are none, two tabs share a
 * form as they share the rest of the storage.
 */
const claimInBrowser: Tab['claim'] = async (key, wait) => {
  // Pages without TLS have none.
  const locks: LockManager | undefined = navigator.locks;
  if (held.has(key) || !locks) return true;
  const options = wait ? { signal: AbortSignal.timeout(patience) } : { ifAvailable: true };
  const isTaken = (failure: unknown) => failure instanceof DOMException && failure.name === 'TimeoutError';
  const claimed = await new Promise<boolean>((resolve) => {
    const hold = (lock: Lock | null) => {
      resolve(lock !== null);
      return lock ? new Promise<never>(() => {}) : undefined;
    };
    locks.request(key, options, hold).catch((failure: unknown) => resolve(!isTaken(failure)));
  });
  if (claimed) held.add(key);
  return claimed;
};

/** The form that this tab goes on with. */
export const formInBrowser = (userId: string, listingId: string | null) => {
  void forgetOldPhotos();
  const memory = `vongxe.tab.${userId}.${listingId ?? 'new'}`;
  const tab: Tab = {
    store: localStore,
    claim: claimInBrowser,
    recall: () => sessionStore.get(memory),
    remember: (key) => void sessionStore.set(memory, key),
    newId: () => crypto.randomUUID(),
  };
  return claimForm(tab, userId, listingId);
};
