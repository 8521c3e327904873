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
/** A hash that names a place of the page, as the link to the content does, leaves the open thread open. */
const snapshot = () => {
  if (!document.getElementById(location.hash.slice(1))) threadHash = location.hash;
  return location.search + threadHash;
};

const replace = (address: string) => {
  history.replaceState(history.state, '', location.pathname + address);
  news.dispatchEvent(new Event('change'));
};

let cameFromList = false;
/** The list says so when one of its threads is opened: then Back leads to it. */
export const openedFromList = () => {
  cameFromList = true;
};

/** Closes the open thread, as the browser's Back would; somebody whom a link has brought to it gets the list as well. */
export const closeOpenThread = () => {
  if (cameFromList && threadHash === location.hash) history.back();
  else replace(location.search);
  cameFromList = false;
};

/** Lists other threads; the open one stays open. */
export const listOthers = (choice: Pick<InboxAddress, 'view' | 'bike'>) =>
  replace(queryOf(choice) + threadHash);

/** What the address says now. Threads are opened by plain links to their hash, so Back and Forward work by themselves. */
export const useInboxAddress = (): InboxAddress => {
  const address = useSyncExternalStore(subscribe, snapshot, () => '');
  return useMemo(() => {
    const { search, hash } = new URL(address, 'http://here');
    return readAddress(search, hash);
  }, [address]);
};
