/** English is the default and has no prefix in addresses. */
export const languages = ['en', 'vi'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'en';

/** Locale codes for Open Graph and structured data. */
export const locales = { en: 'en_GB', vi: 'vi_VN' } as const;

/**
 * @example languageOf('/vi/sell') // => 'vi'
 * @example languageOf('/video') // => 'en'
 */
export const languageOf = (path: string): Language => (/^\/vi(?:\/|$|\?|#)/.test(path) ? 'vi' : 'en');
