import type { Language } from '../../src/i18n/languages.ts';

/**
 * Returns the tag of a test that exists in both languages. The Vietnamese one, with longer words, runs
 * always; the English one only with `npm test -- --full`.
 */
export const tagOf = (lang: Language) => ({ tag: lang === 'vi' ? '@always' : '@full' });

/**
 * Annotates a test of `--full`: the named tests check the same rules in every run.
 * @param tests paths below the root, which everyRun.test.ts checks
 */
export const heldBy = (...tests: readonly [string, ...string[]]) =>
  tests.map((description) => ({ type: 'held by', description }));
