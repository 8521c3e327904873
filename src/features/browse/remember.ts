/** Caches promises by name. Failures are not cached. */
export const remember = <T>() => {
  const cache = new Map<string, Promise<T>>();
  return (name: string, load: () => Promise<T>): Promise<T> => {
    const cached = cache.get(name);
    if (cached) return cached;
    const loading = load();
    cache.set(name, loading);
    loading.catch(() => cache.delete(name));
    return loading;
  };
};
