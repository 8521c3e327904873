import { site } from '../i18n/texts/site.ts';
import { settings } from '../settings.ts';

export const GET = () =>
  Response.json({
    name: settings.name,
    short_name: settings.name,
    description: site.tagline.en,
    start_url: '/',
    display: 'standalone',
    background_color: '#faf6ef',
    theme_color: '#23262b',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  });
