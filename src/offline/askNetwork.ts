import type { Fetching } from './scope.ts';

/**
 * Network response to a navigation, preloaded if possible. A failed preload rejects in Chromium; in Firefox
 * it resolves with a response of type `error`.
 */
export const askNetwork = async ({ preloadResponse, request }: Fetching): Promise<Response> => {
  const preloaded = await preloadResponse;
  return preloaded && preloaded.type !== 'error' ? preloaded : fetch(request);
};
