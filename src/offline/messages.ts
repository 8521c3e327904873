export type PageMessage =
  | { like: string }
  | { unlike: string }
  | { liked: string[] }
  | { forget: true }
  | { parts: string[] };

const send = (message: PageMessage) => navigator.serviceWorker?.controller?.postMessage(message);

/** Caches a liked bike's page for use offline, or removes it. */
export const keepLiked = (path: string, liked: boolean) => send(liked ? { like: path } : { unlike: path });
export const keepAllLiked = (paths: string[]) => send({ liked: paths });
export const forgetLiked = () => send({ forget: true });

/** Caches the scripts that this page has loaded: on a first visit, no worker saw their requests. */
export const keepScripts = async () => {
  const worker = (await navigator.serviceWorker?.ready)?.active;
  const parts = performance.getEntriesByType('resource').map(({ name }) => name);
  worker?.postMessage({ parts } satisfies PageMessage);
};
