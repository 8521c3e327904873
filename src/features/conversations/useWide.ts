import { useSyncExternalStore } from 'react';

/** The width from which the list and the open conversation are side by side, as in messages.astro. */
const query = '(width >= 1024px)';

const subscribe = (onChange: () => void) => {
  const list = matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
};

/** Whether the list and the open conversation are side by side; below, they take turns. */
export const isWide = (): boolean => matchMedia(query).matches;
export const useWide = (): boolean => useSyncExternalStore(subscribe, isWide, () => false);
