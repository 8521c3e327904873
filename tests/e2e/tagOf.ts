import type { Language } from '../../src/i18n/languages.ts';

/**
 * Tag for a test that exists in both languages: every run has the Vietnamese one, with longer words. `npm
 * test -- --full` adds the English one.
 */
export const tagOf = (lang: Language) => ({ tag: lang === 'vi' ? '@always' : '@full' });

/**
 * Annotation of a journey that only the full run has: names tests of every run for its rules.
 * @param tests paths below the root, which everyRun.test.ts checks
 */
export const heldBy = (...tests: readonly [string, ...string[]]) =>
  tests.map((description) => ({ type: 'held by', description }));
