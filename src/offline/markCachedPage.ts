import { type Language, languageOf } from '../i18n/languages.ts';
import { offline } from '../i18n/texts/offline.ts';

const timeZone = 'Asia/Ho_Chi_Minh';
const english = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone });
const numbers = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
const day = new Intl.DateTimeFormat('vi-VN', { ...numbers, timeZone });
const clock = new Intl.DateTimeFormat('vi-VN', { timeStyle: 'short', timeZone });
const formats: Record<Language, (time: number) => string> = {
  en: (time) => english.format(time),
  vi: (time) => `${day.format(time)} lúc ${clock.format(time)}`,
};
/** @example keptAt('en', 0) // => '1 January 1970 at 08:00' */
export const keptAt = (lang: Language, time: number) => formats[lang](time);

const notice = /<p hidden(?:="")? data-offline([^>]*)>[^<]*<\/p>/;

/**
 * Marks a cached page with its date and removes outdated parts.
 * @param path determines the language
 */
export const markCachedPage = (html: string, path: string, time: number): string => {
  const lang = languageOf(path);
  const words = offline.kept[lang].replace('{time}', keptAt(lang, time));
  const again = `<a href="" class="underline">${offline.again[lang]}</a>`;
  return html
    .replace(
      notice,
      (_, attributes: string) => `<p data-offline data-kept${attributes}>${words} ${again}</p>`,
    )
    .replaceAll(' data-today=', ' data-kept-today=');
};

export type Kept = { path: string; html: string; time: number };

/** Fills the offline page with links to cached pages in its language. */
export const listCachedPages = (html: string, lang: Language, pages: readonly Kept[]): string => {
  const items = pages
    .filter(({ path }) => languageOf(path) === lang)
    .toSorted((a, b) => b.time - a.time)
    .map(({ path, html: page, time }) => {
      const title = /<title>([^<]*)<\/title>/.exec(page)?.[1] ?? path;
      return `<li><a href="${path}">${title}</a><small>${keptAt(lang, time)}</small></li>`;
    });
  if (items.length === 0) return html;
  return html
    .replace(/<section hidden(?:="")? data-kept-pages/, '<section data-kept-pages')
    .replace(/(<ul[^>]*data-kept-list[^>]*>)\s*(<\/ul>)/, (_, open, close) => open + items.join('') + close);
};
