/** The two languages of the site. English is the default and has no prefix. */
export const languages = ['en', 'vi'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'en';

/** Locale codes as Open Graph and structured data write them. */
export const locales = { en: 'en_GB', vi: 'vi_VN' } as const;

/**
 * The language that an address is written in: /vi or below it is Vietnamese, anything else English.
 * @example languageOf('/vi/sell') // => 'vi'
 * @example languageOf('/video') // => 'en'
 */
export const languageOf = (path: string): Language => (/^\/vi(?:\/|$|\?|#)/.test(path) ? 'vi' : 'en');
