import { describe, expect, it } from 'vitest';
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

describe('the second text', () => {
  const many = (count: number, name: string) =>
    Array.from({ length: count }, (_, n) => `${name}${n}`).join(' ');
  const wordsFor = (first: string, second: string) => descriptionWords(first, second).split(' ');

  it('is found too, by what the first has not', () => {
    expect(descriptionWords('<p>Xe Wave, chính chủ</p>', '<p>Wave, <b>one</b> owner</p>')).toBe(
      'xe wave chinh chu one owner',
    );
    expect(descriptionWords('Xe Wave', '')).toBe('xe wave');
  });

  it('has fifty of the hundred and twenty words of two long ones', () => {
    const words = wordsFor(many(300, 'first'), many(300, 'second'));
    expect(words).toHaveLength(120);
    expect([words[69], words[70], words[119]]).toEqual(['first69', 'second0', 'second49']);
  });

  it('has what the first leaves, and takes no more from it than it needs', () => {
    expect(wordsFor(many(20, 'first'), many(300, 'second'))).toHaveLength(120);
    const words = wordsFor(many(300, 'first'), 'one two');
    expect([words.length, words[117], words[118]]).toEqual([120, 'first117', 'one']);
  });
});

it('a very long description is found by its first hundred and twenty words', () => {
  const text = Array.from({ length: 300 }, (_, n) => `word${n}`).join(' ');
  expect(descriptionWords(text).split(' ')).toHaveLength(120);
});
