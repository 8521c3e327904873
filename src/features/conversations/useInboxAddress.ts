import { useMemo, useSyncExternalStore } from 'react';
import { type InboxAddress, queryOf, readAddress } from './inboxAddress.ts';

const news = new EventTarget();
const subscribe = (onChange: () => void) => {
  window.addEventListener('popstate', onChange);
  window.addEventListener('hashchange', onChange);
  news.addEventListener('change', onChange);
  return () => {
    window.removeEventListener('popstate', onChange);
    window.removeEventListener('hashchange', onChange);
    news.removeEventListener('change', onChange);
  };
};

let threadHash = '';
/** Ignores fragments of page elements, such as the skip link's. */
const snapshot = () => {
  if (!document.getElementById(location.hash.slice(1))) threadHash = location.hash;
  return location.search + threadHash;
};

const replace = (address: string) => {
  history.replaceState(history.state, '', location.pathname + address);
  news.dispatchEvent(new Event('change'));
};

let cameFromList = false;
/** Records that the list opened a thread, so that closing it can go back. */
export const openedFromList = () => {
  cameFromList = true;
};

/** Goes back if the list opened the thread, else replaces the address. */
export const closeOpenThread = () => {
  if (cameFromList && threadHash === location.hash) history.back();
  else replace(location.search);
  cameFromList = false;
};

/** Changes the filters; the thread stays open. */
export const listOthers = (choice: Pick<InboxAddress, 'view' | 'bike'>) =>
  replace(queryOf(choice) + threadHash);

/** Reads filter and open thread from the URL, so that Back and Forward work. */
export const useInboxAddress = (): InboxAddress => {
  const address = useSyncExternalStore(subscribe, snapshot, () => '');
  return useMemo(() => {
    const { search, hash } = new URL(address, 'http://here');
    return readAddress(search, hash);
  }, [address]);
};
