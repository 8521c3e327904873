import { listingSitemapIndex } from '../paths.ts';
import { settings } from '../settings.ts';

/** Private pages are marked noindex; crawlers must be allowed to read that. */
export const GET = () =>
  new Response(
    [
      'User-agent: *',
      'Allow: /',
      '',
      `Sitemap: ${settings.origin}/sitemap-index.xml`,
      `Sitemap: ${settings.origin}${listingSitemapIndex}`,
      '',
    ].join('\n'),
  );
