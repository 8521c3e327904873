import type { Fetching } from './scope.ts';

/**
 * Returns the network's answer to a visit: the preloaded one where there is one. A preload that failed rejects in
 * Chromium, and resolves in Firefox, with a response of type `error` that must not be handed on.
 */
export const askNetwork = async ({ preloadResponse, request }: Fetching): Promise<Response> => {
  const preloaded = await preloadResponse;
  return preloaded && preloaded.type !== 'error' ? preloaded : fetch(request);
};
