import { useCallback, useEffect, useRef, useState } from 'react';

/** Loads what nobody has to use when its place on the page comes near. `load` stays the same function. */
export const useWhenNear = <T>(load: () => Promise<T>) => {
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<{ loaded: T | null; failed: boolean }>({ loaded: null, failed: false });
  const reload = useCallback(async () => {
    const loaded = await load().catch(() => null);
    setState((before) => (before.loaded ? before : { loaded, failed: loaded === null }));
  }, [load]);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        void reload();
      },
      { rootMargin: '600px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [reload]);
  // What was lost with the network comes back with it.
  useEffect(() => {
    if (!state.failed) return;
    const again = () => void reload();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [state.failed, reload]);
  return { place, reload, ...state };
};
