import removeWorker from '../offline/removeWorker.ts?script';
import worker from '../offline/worker.ts?script';
import { settings } from '../settings.ts';

/** Service worker. During development, a worker that unregisters itself. */
export const GET = () =>
  new Response(settings.keepsPages && import.meta.env.PROD ? worker : removeWorker, {
    headers: { 'Content-Type': 'text/javascript' },
  });
