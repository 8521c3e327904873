import { offlineWorker } from '../paths.ts';

/** Timeout in milliseconds for pages that never become idle. */
const timeoutMs = 3_000;

/** Registers the service worker, which caches visited pages for offline use, once the page is idle. */
export const keepPages = () => {
  const register = () => {
    // A small policy for this address: the code of the site's default policy would take a tenth of a guide's
    // script budget.
    const policy = globalThis.trustedTypes?.createPolicy('worker', {
      createScriptURL: () => offlineWorker,
    });
    const address = policy?.createScriptURL('') ?? offlineWorker;
    navigator.serviceWorker?.register(address).catch(() => {});
  };
  const whenIdle = () => {
    // Safari lacks requestIdleCallback.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(register, { timeout: timeoutMs });
    else setTimeout(register);
  };
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle);
};
