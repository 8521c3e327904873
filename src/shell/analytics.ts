import { viewCount } from '../paths.ts';

/**
 * Counts an anonymous page view: only the path, no query, cookie or identifier (D42). On a bike's page its id
 * precedes the path, so that one request also counts the bike's view. For members an island counts that, with
 * proof of identity.
 */
export const countPageView = () => {
  const bike = document.querySelector<HTMLElement>('html:not([data-member]) [data-listing]');
  navigator.sendBeacon?.(viewCount, (bike?.dataset.listing ?? '') + location.pathname);
};

/** Starts the analytics product: only with consent, and only if an operator has configured one. */
export const startAnalytics = (script: string | undefined) => {
  if (script) void import(script);
};
