import { offlineWorker } from '../paths.ts';

/** Once the page is there and nothing else is to be done: what was read can be read again without a network. */
export const keepPages = () =>
  addEventListener('load', () => {
    const { serviceWorker } = navigator;
    const register = () => serviceWorker?.register(offlineWorker).catch(() => {});
    // Safari has no such call.
    (globalThis.requestIdleCallback ?? setTimeout)(register);
  });
