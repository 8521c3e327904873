/** Message from a page to the worker about liked bikes. */
export type PageMessage = { like: string } | { unlike: string } | { liked: string[] } | { forget: true };

const send = (message: PageMessage) => navigator.serviceWorker?.controller?.postMessage(message);

/** Caches a liked bike's page for use offline, or removes it. */
export const keepLiked = (path: string, liked: boolean) => send(liked ? { like: path } : { unlike: path });
/** Caches the newest of all liked bikes. */
export const keepAllLiked = (paths: string[]) => send({ liked: paths });
/** On sign-out: removes the cached pages of liked bikes. */
export const forgetLiked = () => send({ forget: true });
