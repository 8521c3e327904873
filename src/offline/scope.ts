/** Used part of the worker's global scope. TypeScript's own worker types conflict with those of pages. */
export type Lasting = { waitUntil: (work: Promise<unknown>) => void };
export type Fetching = Lasting & {
  request: Request;
  preloadResponse?: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
};
export type Pushed = Lasting & { data: { json: () => unknown } | null };
export type Clicked = Lasting & { notification: { close: () => void; data: unknown } };
export type Changed = Lasting & { oldSubscription?: PushSubscription | null };
type Heard = {
  install: Lasting;
  activate: Lasting;
  fetch: Fetching;
  message: Lasting & { data: unknown };
  push: Pushed;
  notificationclick: Clicked;
  pushsubscriptionchange: Changed;
};
export type OpenTab = {
  url: string;
  focus: () => Promise<unknown>;
  navigate: (address: string) => Promise<unknown>;
};

export type Scope = {
  addEventListener: <K extends keyof Heard>(kind: K, act: (event: Heard[K]) => void) => void;
  skipWaiting: () => Promise<void>;
  clients: {
    claim: () => Promise<void>;
    matchAll: (options: { includeUncontrolled: boolean; type?: 'window' }) => Promise<readonly OpenTab[]>;
    openWindow: (address: string) => Promise<unknown>;
  };
  registration: {
    unregister: () => Promise<boolean>;
    showNotification: (title: string, options: NotificationOptions) => Promise<void>;
    pushManager: PushManager;
    navigationPreload?: { enable: () => Promise<void> };
  };
};
