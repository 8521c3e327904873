import { foreignLanguage } from '../domain/text/writtenIn.ts';
import type { Language } from '../i18n/languages.ts';

/**
 * Adds `lang` to emphasized words of the other language, for screen readers (WCAG 3.1.2).
 * @example markForeign('en', '(<em>cà vẹt</em>)') // => '(<em lang="vi">cà vẹt</em>)'
 */
export const markForeign = (lang: Language, html: string): string =>
  html.replace(
    /<em>((?:<strong>)?([^<]+)(?:<\/strong>)?)<\/em>/g,
    (emphasised, content: string, words: string) => {
      const other = foreignLanguage(lang, words);
      return other ? `<em lang="${other}">${content}</em>` : emphasised;
    },
  );
