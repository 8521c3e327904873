/**
 * Wraps a browser store so that no access throws. If the store is blocked, reads return nothing, and writes
 * return false.
 * @param storage function, because even reading `localStorage` throws if it is blocked
 */
export const storeOf = (
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>,
) => {
  const attempt = <T>(access: (opened: ReturnType<typeof storage>) => T): T | null => {
    try {
      return access(storage());
    } catch {
      return null;
    }
  };
  const get = (key: string): string | null => attempt((opened) => opened.getItem(key));
  return {
    get,
    getJson: (key: string): unknown => attempt(() => JSON.parse(get(key) ?? 'null') as unknown),
    set: (key: string, value: string): boolean => attempt((opened) => opened.setItem(key, value)) !== null,
    remove: (key: string): void => void attempt((opened) => opened.removeItem(key)),
    keys: (): string[] =>
      attempt((opened) => Array.from({ length: opened.length }, (_, index) => opened.key(index) ?? '')) ?? [],
    /** False if the browser blocks the store; true for a full store. */
    isOpen: (): boolean => attempt(({ length }) => length) !== null,
  };
};

/** Expires cookies whose names match, on this host and the domains above it. */
export const expireCookies = (names: RegExp): void => {
  const labels = location.hostname.split('.');
  const domains = ['', ...labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)];
  try {
    for (const name of document.cookie.match(names) ?? [])
      for (const domain of domains) {
        // biome-ignore lint/suspicious/noDocumentCookie: Firefox and older Safari lack the Cookie Store
        document.cookie = `${name}=; max-age=0; path=/${domain}`;
      }
  } catch {
    // The browser blocks cookies, so there are none to expire.
  }
};

export type BrowserStore = ReturnType<typeof storeOf>;
export const localStore = storeOf(() => localStorage);
export const sessionStore = storeOf(() => sessionStorage);
