import { listingSitemapIndex } from '../paths.ts';
import { settings } from '../settings.ts';

/** Does not block private pages: crawlers must read them to find their noindex mark. */
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
