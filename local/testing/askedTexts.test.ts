import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from '../project.ts';

/* Most browser tests run only with `--full`. This test always checks that the interface still contains every
   three successive words of the texts that they look for. */

const read = (pattern: string) =>
  globSync(pattern, { cwd: inRoot() }).map((file) => ({ file, text: readFileSync(inRoot(file), 'utf8') }));

const literal = [
  String.raw`'(?:[^'\\\n]|\\.)*'`,
  String.raw`"(?:[^"\\\n]|\\.)*"`,
  '`(?:[^`\\\\]|\\\\.)*`',
  String.raw`\/(?![*/])(?:[^/\\\n]|\\.)+\/`,
].join('|');
const locator = new RegExp(
  String.raw`(?:getBy(?:Text|Label|Placeholder|Title|AltText)\(|getByRole\('\w+', \{\s*name: |has(?:Not)?Text: |to(?:Have|Contain)Text\(\[?\s*)(${literal})`,
  'g',
);
const comment = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
/** Placeholders and numbers. */
const values = /\$\{[^}]*\}|\{\w+\}|\\d\+?|\d[\d.,:_/]*/g;

/** Values become `#`. */
const wordsOf = (text: string): string[] =>
  text
    .replaceAll("\\'", "'")
    .replace(/\\u00a0|\\s[+*]?/g, ' ')
    .replace(values, ' # ')
    .replace(/#(?:[\s.,:]*#)+/g, '#')
    .match(/#|[\p{L}\p{M}]+/gu) ?? [];

const size = 3;
const learn = (runs: Set<string>, text: string) => {
  const words = wordsOf(text.replace(comment, '')).map((word) => word.toLowerCase());
  for (let start = 0; start < words.length; start += 1)
    for (let count = 1; count <= size; count += 1) runs.add(words.slice(start, start + count).join(' '));
};

/** Splits a literal into runs of words. Words with a capital, and data of the test, end a run. */
const partsOf = (source: string, rest: string): string[][] => {
  const inside = source.slice(1, -1);
  const pieces =
    source[0] === '/'
      ? inside.split(/[|()[\].*+?^$]+/)
      : inside.replace(/\$\{[^}]*\}/g, '{value}').split(/[,:;.?!·] /);
  return pieces.flatMap((piece) => {
    const parts: string[][] = [[]];
    for (const [index, word] of wordsOf(piece).entries()) {
      const isName = index > 0 ? /^\p{Lu}/u.test(word) : rest.includes(`'${word}'`);
      if (isName) parts.push([]);
      else parts.at(-1)?.push(word.toLowerCase());
    }
    return parts;
  });
};

const windowsOf = (part: string[]) =>
  part.length <= size ? [part] : part.slice(size - 1).map((_, start) => part.slice(start, start + size));

const drifted = (text: string, runs: ReadonlySet<string>): string[] => {
  const rest = text.replaceAll(locator, ' ');
  const isUsed = (words: string[]) =>
    words.every((word) => word === '#') ||
    runs.has(words.join(' ')) ||
    (words.length === size && runs.has(words.with(-1, '#').join(' ')));
  return [...text.matchAll(locator)]
    .map(([, source = '']) => source)
    .filter((source) => !partsOf(source, rest).flatMap(windowsOf).every(isUsed));
};

const specs = read('tests/e2e/*.ts');
const runs = new Set<string>();
for (const { text } of read('{src/i18n/**/*.ts,tests/fixtures/*.ts,local/seed/**/*.ts}')) learn(runs, text);
for (const { text } of specs) learn(runs, text.replaceAll(locator, ' ; '));

it('what browser tests look for is in the texts of the interface, or is data of the tests', () => {
  expect(specs.reduce((sum, { text }) => sum + [...text.matchAll(locator)].length, 0)).toBeGreaterThan(300);
  expect(
    specs.flatMap(({ file, text }) => drifted(text, runs).map((source) => `${file}: ${source}`)),
  ).toEqual([]);
});

it.each([
  "page.getByText('như 12.500.000')",
  "page.getByRole('checkbox', { name: /^Include up to 65/ })",
  "await expect(row).toContainText('Bốn tuần qua không có ai xem')",
])('%s is found', (text) => {
  expect(drifted(text, runs)).toHaveLength(1);
});

it.each([
  "page.getByRole('checkbox', { name: /^Include bikes up to 65/ })",
  "page.getByText('Message marked as closed')",
  "const name = 'Minh'; page.getByText('Minh đề nghị giá 12.500.000\\u00a0₫.')",
])('%s is not', (text) => {
  expect(drifted(text, runs)).toEqual([]);
});
