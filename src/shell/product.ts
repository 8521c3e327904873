import { trustPage } from '../domain/platform/trustedTypes.ts';
import { settings } from '../settings.ts';

/** Sends Google Analytics the path only, without query and hash. */
const id: string = settings.analyticsId;
const queue: unknown[] = [];
Object.assign(window, { dataLayer: queue });
// Google Analytics reads the arguments object, which arrow functions lack.
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
