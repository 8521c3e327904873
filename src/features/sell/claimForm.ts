import { localStore, sessionStore } from '../../browserStorage.ts';
import { forgetOldPhotos } from '../../photos/photoStore.ts';
import { keptForms, keptKey, type Store } from './keptForm.ts';
import type { KeptForm } from './keptFormSchema.ts';

type Tab = {
  store: Store;
  /** Locks the key; false while another tab has it. `wait`: waits, because that tab may be about to close. */
  claim: (key: string, wait: boolean) => Promise<boolean>;
  /** Key that this tab had before a reload. */
  recall: () => string | null;
  remember: (key: string) => void;
  newId: () => string;
};

/** A tab's storage key, and the form that an earlier visit stored there. */
export type ClaimedForm = { key: string; kept: KeptForm | null };

/** Locks this tab's unfinished form, else the latest that no other tab has open, else a new one. */
export const claimForm = async (
  { store, claim, recall, remember, newId }: Tab,
  userId: string,
  listingId: string | null,
): Promise<ClaimedForm> => {
  const take = async (form: ClaimedForm, wait = false) => {
    const taken = await claim(form.key, wait);
    if (taken) remember(form.key);
    return taken;
  };
  const own = recall();
  const forms = await keptForms(store, userId, listingId);
  const before = forms.find(({ key }) => key === own);
  // After a reload the old page may still hold the lock, so wait. In a duplicated tab the wait times out.
  if (before && (await take(before, true))) return before;
  for (const form of forms) if (form !== before && (await take(form))) return form;
  const empty = { key: keptKey(userId, listingId, newId()), kept: null };
  await take(empty);
  return empty;
};

const held = new Set<string>();
const lockTimeoutMs = 3_000;

/** Uses a browser lock, which ends with the tab. Without locks two tabs share a form. */
const claimInBrowser: Tab['claim'] = async (key, wait) => {
  // Undefined on pages without TLS.
  const locks: LockManager | undefined = navigator.locks;
  if (held.has(key) || !locks) return true;
  const options = wait ? { signal: AbortSignal.timeout(lockTimeoutMs) } : { ifAvailable: true };
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
