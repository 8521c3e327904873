import type { Language } from '../../src/i18n/languages.ts';

/**
 * Returns the tag of a test that exists in both languages: every run has the Vietnamese one, whose words are
 * longer. `npm test -- --full` adds the English one.
 */
export const tagOf = (lang: Language) => ({ tag: lang === 'vi' ? '@always' : '@full' });

/**
 * Annotates a journey that runs only with `--full`: names tests that check its rules in every run.
 * @param tests paths below the root, which everyRun.test.ts checks
 */
export const heldBy = (...tests: readonly [string, ...string[]]) =>
  tests.map((description) => ({ type: 'held by', description }));
