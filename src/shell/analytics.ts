import { viewCount } from '../paths.ts';

/**
 * Counts an anonymous page view by its path only (D42), and a visitor's view of a bike. An island counts
 * members' views of bikes.
 */
export const countPageView = () => {
  const bike = document.querySelector<HTMLElement>('html:not([data-member]) [data-listing]');
  navigator.sendBeacon?.(viewCount, (bike?.dataset.listing ?? '') + location.pathname);
};

/** Starts the analytics product, if configured. Callers check consent. */
export const startAnalytics = (script: string | undefined) => {
  if (script) void import(script);
};
