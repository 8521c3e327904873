import type { Fetching } from './scope.ts';

/**
 * Returns the network's response to a navigation, preloaded if possible. A failed preload rejects in
 * Chromium. In Firefox it resolves with a response of type `error`, which must not be used.
 */
export const askNetwork = async ({ preloadResponse, request }: Fetching): Promise<Response> => {
  const preloaded = await preloadResponse;
  return preloaded && preloaded.type !== 'error' ? preloaded : fetch(request);
};
