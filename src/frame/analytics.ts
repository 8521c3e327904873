import { viewCount } from '../paths.ts';

/** One anonymous view of this page: the path alone, no query, no cookie, no identifier (D42). */
export const countPageView = () => {
  navigator.sendBeacon?.(viewCount, location.pathname);
};

/** The analytics product: only after consent, and only where an operator has configured one. Runs once. */
export const startAnalytics = (script: string | undefined) => {
  if (script) void import(script);
};
