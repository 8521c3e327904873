import removeWorker from '../offline/removeWorker.ts?script';
import worker from '../offline/worker.ts?script';
import { settings } from '../settings.ts';

/** What keeps pages for a time without a network; while the site is worked on, pages are never kept. */
export const GET = () =>
  new Response(settings.keepsPages && import.meta.env.PROD ? worker : removeWorker, {
    headers: { 'Content-Type': 'text/javascript' },
  });
