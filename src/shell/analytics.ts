import { viewCount } from '../paths.ts';

/**
 * Counts an anonymous page view: only the path (D42). With a bike's id it also counts a view of the bike; for
 * members, an island does that.
 */
export const countPageView = () => {
  const bike = document.querySelector<HTMLElement>('html:not([data-member]) [data-listing]');
  navigator.sendBeacon?.(viewCount, (bike?.dataset.listing ?? '') + location.pathname);
};

/** Starts the analytics product: only with consent and configuration. */
export const startAnalytics = (script: string | undefined) => {
  if (script) void import(script);
};
