/** Does the browser know that it is offline? `false` does not prove a connection. */
export const isOffline = (): boolean => typeof navigator !== 'undefined' && navigator.onLine === false;
