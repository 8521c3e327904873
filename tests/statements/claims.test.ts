import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { claimsIn, holds } from './claims.ts';
import { englishTexts } from './englishTexts.ts';
import { mutants } from './mutants.ts';
import { quotes } from './quotes.ts';

const files = globSync(['{src,functions/src,local,tests}/**/*.{test,spec}.{ts,tsx}']);
const claims = files.flatMap((file) => claimsIn(file, readFileSync(file, 'utf8')));

/** Server-side tests, which check codes and fields instead of texts. */
const showsNothing = /^(?:tests\/(?:rules|functions)|functions|src\/domain)\//;

const texts = await englishTexts();
/** Returns the keys of a text, each in full and as its last segment. */
const keysOf = (wanted: string) =>
  texts.flatMap(({ words, key }) => (words === wanted ? [key, key.slice(key.lastIndexOf('.') + 1)] : []));

it('every word that the specification quotes stands, as it is, in a test that claims its statement', () => {
  const missing = Object.entries(quotes).flatMap(([statement, all]) => {
    const own = claims.filter((claim) => claim.statement === statement);
    return all
      .filter((words) => !own.some(({ source }) => holds(source, words)))
      .map((words) => `${statement}: ${words}`);
  });
  expect(missing).toEqual([]);
});

it('whoever claims a statement that quotes words, of what is shown, looks at some of them', () => {
  const beside = claims
    .filter(({ place }) => !showsNothing.test(place))
    .filter(({ statement, source }) => {
      const all = quotes[statement] ?? [];
      return (
        all.length > 0 && !all.flatMap((words) => [words, ...keysOf(words)]).some((one) => holds(source, one))
      );
    });
  expect(beside.map(({ statement, place }) => `${place} claims ${statement}`)).toEqual([]);
});

it('a claim is read with its test, from its title or from a row of its table, and ends with it', () => {
  const s = (number: string) => `S${number}`;
  // A string, because test titles in code would count as claims of this file.
  const text = `
describe('[X1.1] a group', () => {
  it.each([
    ['X5.8', 'phoneRequired', 'Phone number is required'],
  ] as const)('[%s] says it', (_id, key, words) => {
    expect(t(key)).toBe(words);
  });

  it('[X5.1 X5.2] two at once', () => {
    expect(said).toBe('Password too short');
  });
});
`.replaceAll('X', 'S');
  const claims = claimsIn('a.test.ts', text);
  expect(claims.map(({ statement, place }) => [statement, place])).toEqual([
    [s('1.1'), 'a.test.ts:2'],
    [s('5.8'), 'a.test.ts:3'],
    [s('5.1'), 'a.test.ts:9'],
    [s('5.2'), 'a.test.ts:9'],
  ]);
  const holding = (words: string) =>
    claims.filter(({ source }) => holds(source, words)).map(({ statement }) => statement);
  expect(holding('Phone number is required')).toEqual([s('1.1'), s('5.8')]);
  expect(holding('Password too short')).toEqual([s('1.1'), s('5.1'), s('5.2')]);
  expect(holding('Password too')).toEqual([]);
  expect(holding('Password {much}')).toEqual([s('1.1'), s('5.1'), s('5.2')]);
});

it('every line that is broken for a statement stands in its file, once', () => {
  const places = mutants.map(({ file, find }) => ({
    place: `${file}: ${find}`,
    times: readFileSync(file, 'utf8').split(find).length - 1,
  }));
  expect(places.filter(({ times }) => times !== 1)).toEqual([]);
});
