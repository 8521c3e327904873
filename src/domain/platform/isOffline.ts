/** Whether the browser knows that it has no network. `false` promises nothing: the network may lead nowhere. */
export const isOffline = (): boolean => typeof navigator !== 'undefined' && navigator.onLine === false;
