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

/** Caches the scripts of this page: on a first visit they load before the worker. */
export const keepScripts = async () => {
  const worker = (await navigator.serviceWorker?.ready)?.active;
  const parts = performance.getEntriesByType('resource').map(({ name }) => name);
  worker?.postMessage({ parts } satisfies PageMessage);
};
