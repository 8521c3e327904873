/** What a page tells the worker: which bikes somebody likes. */
export type Told = { like: string } | { unlike: string } | { liked: string[] } | { forget: true };

const tell = (told: Told) => navigator.serviceWorker?.controller?.postMessage(told);

/** Keeps the page of a bike for a time without a network, or lets go of it. */
export const keepLiked = (path: string, liked: boolean) => tell(liked ? { like: path } : { unlike: path });
/** These are the newest of all liked bikes. */
export const keepAllLiked = (paths: string[]) => tell({ liked: paths });
/** Whoever was here has left: what they liked is nobody else's business. */
export const forgetLiked = () => tell({ forget: true });
