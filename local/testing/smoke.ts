import type { Part } from './selection.ts';

/**
 * Tests of a running site that `--changed` always runs: pages, a search, a sign-in, a new listing, and a
 * conversation with its emails. Beginnings of file names, up to a dot.
 */
export const smoke = {
  rules: ['matrix'],
  functions: ['conversations', 'pages'],
  site: ['links', 'metadata'],
  e2e: ['browse.search', 'home', 'mylistings', 'session'],
} as const satisfies Partial<Record<Part, readonly string[]>>;

/** Returns whether a file is a text that no test of a running site reads. */
const isDocument = (file: string) => file.endsWith('.md') && !file.startsWith('src/');

const isTest = /\.(?:test|spec)\.ts$/;

/**
 * Returns the beginnings of test files' names for `--changed`, by part; an empty list means all tests. Chosen
 * are the smoke set and changed tests. If rules changed, all tests of rules run.
 * @example choiceFor(['tests/e2e/likes.spec.ts']).get('e2e')?.includes('tests/e2e/likes.') // => true
 */
export function choiceFor(files: readonly string[]): Map<Part, string[]> {
  const choice = new Map<Part, string[]>([
    ['check', []],
    ['unit', []],
  ]);
  if (files.every(isDocument)) return choice;
  for (const [part, names] of Object.entries(smoke) as [keyof typeof smoke, readonly string[]][]) {
    const folder = `tests/${part}/`;
    const own = files.filter((file) => file.startsWith(folder) && isTest.test(file));
    const all = [
      ...names.map((name) => `${folder}${name}.`),
      ...own.map((file) => file.replace(isTest, '.')),
    ];
    choice.set(part, [...new Set(all)].toSorted());
  }
  if (files.some((file) => file.endsWith('.rules'))) choice.set('rules', []);
  return choice;
}
