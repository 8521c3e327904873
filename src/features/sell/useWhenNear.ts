import { useCallback, useEffect, useRef, useState } from 'react';

/** Loads an optional part when its element nears the screen. `load` must be stable. */
export const useWhenNear = <T>(load: () => Promise<T>) => {
  const element = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<{ loaded: T | null; failed: boolean }>({ loaded: null, failed: false });
  const reload = useCallback(async () => {
    const loaded = await load().catch(() => null);
    setState((before) => (before.loaded ? before : { loaded, failed: loaded === null }));
  }, [load]);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        void reload();
      },
      { rootMargin: '600px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [reload]);
  useEffect(() => {
    if (!state.failed) return;
    const again = () => void reload();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [state.failed, reload]);
  return { element, reload, ...state };
};
