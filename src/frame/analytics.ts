import { viewCount } from '../paths.ts';

/**
 * One anonymous view of this page: the path alone, no query, no cookie, no identifier (D42). On a page of a bike its id stands
 * before the path, so that one request counts the look as well; for a member an island does that, with proof of who it is.
 */
export const countPageView = () => {
  const bike = document.querySelector<HTMLElement>('html:not([data-member]) [data-listing]');
  navigator.sendBeacon?.(viewCount, (bike?.dataset.listing ?? '') + location.pathname);
};

/** The analytics product: only after consent, and only where an operator has configured one. Runs once. */
export const startAnalytics = (script: string | undefined) => {
  if (script) void import(script);
};
