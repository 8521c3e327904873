import { expect, it } from 'vitest';
import { descriptionWords, wordsOf } from './words.ts';

it.each([
  ['Xe ga Đà Nẵng', ['xe', 'ga', 'da', 'nang']],
  ['SH 150i, bản ABS', ['sh', '150i', 'ban', 'abs']],
  ['  ', []],
])('[S2.43] reads %j without its accents', (text, words) => expect(wordsOf(text)).toEqual(words));

it('[S2.43] a description is found by each of its words, not by its tags nor by a telephone number', () => {
  expect(descriptionWords('<p>Chính chủ,&nbsp;<strong>chính</strong> hãng. Gọi 0912345678</p>')).toBe(
    'chinh chu hang goi',
  );
});

it('a very long description is found by its first hundred and twenty words', () => {
  const text = Array.from({ length: 300 }, (_, n) => `word${n}`).join(' ');
  expect(descriptionWords(text).split(' ')).toHaveLength(120);
});
