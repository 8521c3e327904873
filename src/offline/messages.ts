/** What a page tells the worker: which bikes somebody likes. */
export type PageMessage = { like: string } | { unlike: string } | { liked: string[] } | { forget: true };

const send = (told: PageMessage) => navigator.serviceWorker?.controller?.postMessage(told);

/** Keeps the page of a bike for a time without a network, or lets go of it. */
export const keepLiked = (path: string, liked: boolean) => send(liked ? { like: path } : { unlike: path });
/** These are the newest of all liked bikes. */
export const keepAllLiked = (paths: string[]) => send({ liked: paths });
/** Whoever was here has left: what they liked is nobody else's business. */
export const forgetLiked = () => send({ forget: true });
