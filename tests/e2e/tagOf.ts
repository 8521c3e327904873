import type { Language } from '../../src/i18n/languages.ts';

/**
 * For a test that is written once for both languages: every run has it in Vietnamese, whose words are the longer ones, and
 * `npm test -- --full` in English as well.
 */
export const tagOf = (lang: Language) => ({ tag: lang === 'vi' ? '@always' : '@full' });

/**
 * The annotation of a journey that is left to the full run, beside its tag: names the tests of every run that hold its rules.
 * @param tests paths below the root, which everyRun.test.ts looks for
 */
export const heldBy = (...tests: readonly [string, ...string[]]) =>
  tests.map((description) => ({ type: 'held by', description }));
