import { viewCount } from '../paths.ts';

/**
 * Counts an anonymous page view: only the path (D42). A bike's id also counts the bike's view. For members an
 * island counts that.
 */
export const countPageView = () => {
  const bike = document.querySelector<HTMLElement>('html:not([data-member]) [data-listing]');
  navigator.sendBeacon?.(viewCount, (bike?.dataset.listing ?? '') + location.pathname);
};

/** Starts the analytics product: only with consent and configuration. */
export const startAnalytics = (script: string | undefined) => {
  if (script) void import(script);
};
