import { plainPath, viewCount } from '../paths.ts';

/** One anonymous view of this page: the path alone, no query, no cookie, no identifier (D42). */
export const countView = () => {
  const path = plainPath(location.pathname);
  navigator.sendBeacon?.(viewCount, new Blob([path], { type: 'text/plain' }));
};

/** The analytics product: only after consent, and only where an operator has configured one. Runs once. */
export const startAnalytics = () => {
  const script = document.querySelector<HTMLElement>('[data-consent]')?.dataset.analytics;
  if (script) void import(script);
};
