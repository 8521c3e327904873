import type { Part } from './selection.ts';

/** Tests of a running site that `--changed` always runs, as beginnings of file names. */
export const smoke = {
  rules: ['matrix'],
  functions: ['conversations', 'pages'],
  site: ['links', 'metadata'],
  e2e: ['browse.search', 'home', 'mylistings', 'session'],
} as const satisfies Partial<Record<Part, readonly string[]>>;

/** Returns whether no test of a running site reads the file. */
const isDocument = (file: string) => file.endsWith('.md') && !file.startsWith('src/');

const isTest = /\.(?:test|spec)\.ts$/;

/**
 * Returns the tests for `--changed` by part, as beginnings of file names: the smoke set and changed tests. An
 * empty list selects all. If the rules changed, all their tests run.
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
