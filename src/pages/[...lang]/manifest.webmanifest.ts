import { languagePaths } from '../../i18n/routing.ts';
import { installed } from '../../i18n/texts/installed.ts';
import { site } from '../../i18n/texts/site.ts';
import { sharedFields } from '../../offline/sharedPlace.ts';
import { sharedPath } from '../../ownPaths.ts';
import { localize, type Path, paths } from '../../paths.ts';
import { settings } from '../../settings.ts';

export const getStaticPaths = languagePaths;

const icon = { src: '/icon-192.png', sizes: '192x192', type: 'image/png' };
const shortcuts = [
  ['search', paths.home],
  ['sell', paths.sell],
  ['messages', paths.messages],
  ['liked', paths.likedBikes],
] as const satisfies readonly (readonly [keyof typeof installed, Path])[];

/** Web app manifest. Both languages have the same `id`, so only a single app can be installed. */
export const GET = ({ params }: { params: { lang?: string | undefined } }) => {
  const lang = params.lang === 'vi' ? 'vi' : 'en';
  const [title, text, url] = sharedFields.words;
  return Response.json({
    id: '/',
    name: settings.name,
    short_name: settings.name,
    description: site.tagline[lang],
    lang,
    dir: 'ltr',
    start_url: localize(lang, paths.home),
    scope: '/',
    display: 'standalone',
    background_color: '#faf6ef',
    theme_color: '#23262b',
    categories: ['shopping'],
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      icon,
      { ...icon, src: '/icon-512.png', sizes: '512x512' },
      { ...icon, src: '/icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
    ],
    shortcuts: shortcuts.map(([name, path]) => ({
      name: installed[name][lang],
      url: localize(lang, path),
      icons: [icon],
    })),
    share_target: {
      action: localize(lang, sharedPath),
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { title, text, url, files: [{ name: sharedFields.photos, accept: ['image/*'] }] },
    },
  });
};
