import { useEffect, useState } from 'react';
import { type AdminTab, adminTabs } from '../../domain/admin/admin.ts';
import { mayOpen, type Role } from '../../domain/admin/roles.ts';

export type View = { tab: AdminTab; find: string | null };

export const tabsOf = (role: Role): readonly AdminTab[] => adminTabs.filter((tab) => mayOpen(role, tab));

/**
 * Reads tab and query from an address: '#people/uid' is a person. Unknown or forbidden tabs become the first
 * one.
 * @example readHash('#listings/honda%20wave', 'owner') // => { tab: 'listings', find: 'honda wave' }
 */
export const readHash = (hash: string, role: Role): View => {
  const [name = '', ...rest] = hash.replace(/^#/, '').split('/');
  const tab = tabsOf(role).find((candidate) => candidate === name) ?? adminTabs[0];
  try {
    return { tab, find: decodeURIComponent(rest.join('/')) || null };
  } catch {
    return { tab, find: null };
  }
};

/** @example hashOf('people', 'uid') // => '#people/uid' */
export const hashOf = (tab: AdminTab, find: string | null = null): string =>
  find === null ? `#${tab}` : `#${tab}/${encodeURIComponent(find)}`;

/** The address contains tab and query, so that Back, reload and links work. */
export const useAdminTab = (role: Role): View => {
  const [hash, setHash] = useState(() => location.hash);
  useEffect(() => {
    const follow = () => setHash(location.hash);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return readHash(hash, role);
};
