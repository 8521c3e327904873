import type { Language } from '../../src/i18n/languages.ts';

/**
 * For a test that is written once for both languages: every run has it in Vietnamese, whose words are the longer ones, and
 * `npm test -- --full` in English as well.
 */
export const tagOf = (lang: Language) => ({ tag: lang === 'vi' ? '@always' : '@full' });
