import { useEffect, useState } from 'react';

export const tabs = [
  'reports',
  'signs',
  'reviews',
  'listings',
  'people',
  'emails',
  'messages',
  'audit',
  'views',
] as const;
export type AdminTab = (typeof tabs)[number];
export type View = { tab: AdminTab; find: string | null };

/**
 * Tab and query of an address: '#people/uid' is a person.
 * @example readHash('#listings/honda%20wave') // => { tab: 'listings', find: 'honda wave' }
 */
export const readHash = (hash: string): View => {
  const [name = '', ...rest] = hash.replace(/^#/, '').split('/');
  const tab = tabs.find((candidate) => candidate === name) ?? tabs[0];
  try {
    return { tab, find: decodeURIComponent(rest.join('/')) || null };
  } catch {
    return { tab, find: null };
  }
};

/** @example hashOf('people', 'uid') // => '#people/uid' */
export const hashOf = (tab: AdminTab, find: string | null = null): string =>
  find === null ? `#${tab}` : `#${tab}/${encodeURIComponent(find)}`;

/** Tab and query, kept in the address so that Back, reload and links work. */
export const useAdminTab = (): View => {
  const [hash, setHash] = useState(() => location.hash);
  useEffect(() => {
    const follow = () => setHash(location.hash);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return readHash(hash);
};
