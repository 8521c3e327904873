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
export type Place = { tab: AdminTab; find: string | null };

/**
 * Where at /admin an address leads: '#people/uid' is somebody among the people.
 * @example placeIn('#listings/honda%20wave') // => { tab: 'listings', find: 'honda wave' }
 */
export const placeIn = (hash: string): Place => {
  const [name = '', ...rest] = hash.replace(/^#/, '').split('/');
  const tab = tabs.find((known) => known === name) ?? tabs[0];
  try {
    return { tab, find: decodeURIComponent(rest.join('/')) || null };
  } catch {
    return { tab, find: null };
  }
};

/** @example hashOf('people', 'uid') // => '#people/uid' */
export const hashOf = (tab: AdminTab, find: string | null = null): string =>
  find === null ? `#${tab}` : `#${tab}/${encodeURIComponent(find)}`;

/** The part of the admin page that the address names, so that Back, a reload and a link lead to it. */
export const useAdminTab = (): Place => {
  const [hash, setHash] = useState(() => location.hash);
  useEffect(() => {
    const follow = () => setHash(location.hash);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return placeIn(hash);
};
