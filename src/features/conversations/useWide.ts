import { useSyncExternalStore } from 'react';

/** From this width on, list and thread are side by side, as in messages.astro. */
const query = '(width >= 1024px)';

const subscribe = (onChange: () => void) => {
  const list = matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
};

export const isWide = (): boolean => matchMedia(query).matches;
export const useWide = (): boolean => useSyncExternalStore(subscribe, isWide, () => false);
