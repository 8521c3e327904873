/** What a service worker sees of the browser, as far as it is used here: TypeScript has it, or pages, but not both. */
export type Lasting = { waitUntil: (work: Promise<unknown>) => void };
export type Fetching = Lasting & {
  request: Request;
  preloadResponse?: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
};
type Heard = { install: Lasting; activate: Lasting; fetch: Fetching; message: Lasting & { data: unknown } };

export type Scope = {
  addEventListener: <K extends keyof Heard>(kind: K, act: (event: Heard[K]) => void) => void;
  skipWaiting: () => Promise<void>;
  clients: {
    claim: () => Promise<void>;
    matchAll: (options: { includeUncontrolled: boolean }) => Promise<readonly { url: string }[]>;
  };
  registration: {
    unregister: () => Promise<boolean>;
    navigationPreload?: { enable: () => Promise<void> };
  };
};
