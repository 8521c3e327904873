import { offlineWorker } from '../paths.ts';

/** Milliseconds after which a page that is never idle, or never drawn, has waited long enough. */
const patience = 3_000;

/** Once the page is there and nothing else is to be done: what was read can be read again without a network. */
export const keepPages = () => {
  const register = () => {
    // A policy of its own, which trusts this one address: the whole one would be a tenth of what a guide may carry.
    const policy = globalThis.trustedTypes?.createPolicy('worker', {
      createScriptURL: () => offlineWorker,
    });
    const address = policy?.createScriptURL('') ?? offlineWorker;
    navigator.serviceWorker?.register(address).catch(() => {});
  };
  const whenIdle = () => {
    // Safari has no such call.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(register, { timeout: patience });
    else setTimeout(register);
  };
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle);
};
