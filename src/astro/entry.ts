import { createApp } from 'astro/app/entrypoint';
import { settings } from '../settings.ts';
import type { PageLocals } from './locals.ts';

const app = createApp({ streaming: false });

/**
 * Renders a page that is not static.
 * @param path such as /vi/motorcycle/honda-wave-2021-da-nang
 * @param locals the page's Astro.locals
 */
export const render = async (path: string, locals: PageLocals): Promise<{ status: number; html: string }> => {
  const response = await app.render(new Request(new URL(path, settings.origin)), { locals });
  return { status: response.status, html: await response.text() };
};
