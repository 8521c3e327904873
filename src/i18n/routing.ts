import { plainPath } from '../canonicalPath.ts';
import type { Path } from '../paths.ts';
import { type Language, languages } from './languages.ts';

/** Static paths: each page is one file below `[...lang]`, built for both languages. */
export const languagePaths = () =>
  languages.map((lang) => ({ params: { lang: lang === 'en' ? undefined : lang } }));

/**
 * Returns language and plain path of the page being rendered.
 * @example pageContext(Astro) // at /vi/sell => { lang: 'vi', path: '/sell' }
 */
export const pageContext = ({
  url,
  params,
}: {
  url: URL;
  params: { lang?: string | undefined };
}): {
  lang: Language;
  path: Path;
} => ({
  lang: params.lang === 'vi' ? 'vi' : 'en',
  path: plainPath(url.pathname.replace(/(?:\/index)?\.html$/, '').replace(/(.)\/$/, '$1') || '/'),
});
