import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { vietnameseWords } from '../../tests/fixtures/vietnameseWords.ts';
import { markForeign } from './markForeign.ts';
import { wordsIn } from './wordsIn.ts';

it.each([
  ['en', '<strong><em>Chính chủ</em></strong> means', '<strong><em lang="vi">Chính chủ</em></strong> means'],
  ['en', '<em><strong>Chính chủ</strong></em> means', '<em lang="vi"><strong>Chính chủ</strong></em> means'],
  ['en', 'ride <em>slowly</em>', 'ride <em>slowly</em>'],
  ['vi', 'giấy <em>cà vẹt</em>', 'giấy <em>cà vẹt</em>'],
  ['vi', '<em>with kind permission</em>', '<em lang="en">with kind permission</em>'],
] as const)('in %s, %s becomes %s', (lang, html, marked) => expect(markForeign(lang, html)).toBe(marked));

const folder = new URL('.', import.meta.url).pathname;
/** Excludes these fields: components mark their Vietnamese words. */
const field = /\.local$/u;

it('every Vietnamese word of an English guide stands in asterisks, where it is marked', () => {
  const words = globSync('{guides,brands,routes,legal}/**/*.{md,yaml}', { cwd: folder })
    .flatMap((file) => wordsIn(file, readFileSync(folder + file, 'utf8')))
    .filter(({ lang, where }) => lang === 'en' && !field.test(where));
  expect(words.length).toBeGreaterThan(500);
  const unmarked = words.flatMap(({ where, text }) =>
    vietnameseWords(text.replaceAll('**', '').replace(/\*[^*\n]+\*/gu, '')).map(
      (word) => `${where}: ${word}`,
    ),
  );
  expect(unmarked).toEqual([]);
});
