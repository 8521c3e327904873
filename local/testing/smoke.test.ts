import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from '../project.ts';
import { choiceFor, smoke } from './smoke.ts';

it('the smoke set names tests that there are', () => {
  for (const [part, names] of Object.entries(smoke))
    for (const name of names)
      expect(
        globSync(`tests/${part}/**/${name}.{test,spec}.ts`, { cwd: inRoot() }),
        `${part} ${name}`,
      ).toHaveLength(1);
});

it('a change of documents asks for formats and unit tests alone', () => {
  expect(Object.fromEntries(choiceFor(['README.md', 'docs/local.md']))).toEqual({ check: [], unit: [] });
  expect(choiceFor(['README.md', 'src/content/legal/en/terms.md']).has('site')).toBe(true);
});

it('every other change asks for the same tests of a running site', () => {
  expect(Object.fromEntries(choiceFor(['src/ui/Button.tsx']))).toEqual({
    check: [],
    unit: [],
    rules: ['tests/rules/matrix.'],
    functions: ['tests/functions/conversations.', 'tests/functions/pages.'],
    site: ['tests/site/links.', 'tests/site/metadata.'],
    e2e: ['tests/e2e/browse.search.', 'tests/e2e/home.', 'tests/e2e/mylistings.', 'tests/e2e/session.'],
  });
});

it('a test that was changed itself runs, too', () => {
  const choice = choiceFor(['tests/e2e/likes.spec.ts', 'tests/e2e/people.ts', 'tests/e2e/home.spec.ts']);
  expect(choice.get('e2e')).toEqual([
    'tests/e2e/browse.search.',
    'tests/e2e/home.',
    'tests/e2e/likes.',
    'tests/e2e/mylistings.',
    'tests/e2e/session.',
  ]);
});

it('a change of rules asks all tests of rules', () => {
  expect(choiceFor(['firestore.rules']).get('rules')).toEqual([]);
  expect(choiceFor(['storage.rules']).get('rules')).toEqual([]);
});
