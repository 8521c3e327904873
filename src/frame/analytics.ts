import { plainPath, viewCount } from '../paths.ts';
import { settings } from '../settings.ts';

/** One anonymous view of this page: the path alone, no query, no cookie, no identifier (D42). */
export const countView = () => {
  const path = plainPath(location.pathname);
  navigator.sendBeacon?.(viewCount, new Blob([path], { type: 'text/plain' }));
};

/** The analytics product: only after consent, and only where an operator has configured one. */
export const startAnalytics = () => {
  const id: string = settings.analyticsId;
  if (!id || document.querySelector('[data-analytics]')) return;
  const script = document.createElement('script');
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  script.async = true;
  script.dataset.analytics = '';
  document.head.append(script);
  const queue: unknown[] = [];
  Object.assign(window, { dataLayer: queue });
  // The product reads the arguments object itself, so this has to be a function with its own.
  function gtag(..._: unknown[]) {
    // biome-ignore lint/complexity/noArguments: see above
    queue.push(arguments);
  }
  gtag('js', new Date());
  gtag('config', id, { page_path: location.pathname, page_location: location.origin + location.pathname });
};
