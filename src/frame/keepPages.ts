import { offlineWorker } from '../paths.ts';

/** Once the page is there and nothing else is to be done: what was read can be read again without a network. */
export const keepPages = () =>
  addEventListener('load', () => {
    const register = () => {
      // A policy of its own, which trusts this one address: the whole one would be a tenth of what a guide may carry.
      const policy = globalThis.trustedTypes?.createPolicy('worker', {
        createScriptURL: () => offlineWorker,
      });
      const address = policy?.createScriptURL('') ?? offlineWorker;
      navigator.serviceWorker?.register(address).catch(() => {});
    };
    // Safari has no such call.
    (globalThis.requestIdleCallback ?? setTimeout)(register);
  });
