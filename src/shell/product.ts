import { trustPage } from '../domain/platform/trustedTypes.ts';
import { settings } from '../settings.ts';

/** Starts Google Analytics with the path only: no query, no hash. */
const id: string = settings.analyticsId;
const queue: unknown[] = [];
Object.assign(window, { dataLayer: queue });
// The product reads the arguments object, so this must not be an arrow function.
function gtag(..._: unknown[]) {
  // biome-ignore lint/complexity/noArguments: see above
  queue.push(arguments);
}
gtag('js', new Date());
gtag('config', id, { page_path: location.pathname, page_location: location.origin + location.pathname });

trustPage();
const script = document.createElement('script');
script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
script.async = true;
document.head.append(script);
