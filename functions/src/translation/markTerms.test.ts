import { expect, it } from 'vitest';
import { markTerms } from './markTerms.ts';

const marked = (words: string) => `<span translate="no">${words}</span>`;

it.each([
  ['<p>Xe có gù chống đổ.</p>', `<p>Xe có ${marked('crash protectors')}.</p>`],
  [
    '<p>Cà vẹt chính chủ, <b>sang tên</b> nhanh</p>',
    `<p>${marked('registered in my name')}, <b>${marked('transfer of ownership')}</b> nhanh</p>`,
  ],
  ['<p>GÙ CHỐNG ĐỔ</p>', `<p>${marked('crash protectors')}</p>`],
  ['<p>Gù chống đổ</p>'.normalize('NFD'), `<p>${marked('crash protectors')}</p>`],
])('the terms of %j are translated and marked', (html, expected) => {
  expect(markTerms(html, 'vi')).toBe(expected);
});

it('so are those of an English text', () => {
  expect(markTerms('<p>With crash bars and a blue card.</p>', 'en')).toBe(
    `<p>With ${marked('khung chống đổ')} and a ${marked('cà vẹt')}.</p>`,
  );
});

it.each([
  ['a word alone, which may mean many things', '<p>Zin, gù.</p>', 'vi'],
  ['a term of the other language', '<p>Xe có crash bars</p>', 'vi'],
  ['the part of a longer word', '<p>blue cards and bluecard</p>', 'en'],
  ['words without their accents, which may be others', '<p>gu chong do</p>', 'vi'],
  ['addresses', '<a href="https://x.example/?q=gù chống đổ">x</a>', 'vi'],
  ['a text without terms', '<p>Xe đẹp &amp; rẻ</p>', 'vi'],
] as const)('%s stay as they are', (_, html, from) => {
  expect(markTerms(html, from)).toBe(html);
});

it('the longest name counts, and an abbreviation keeps its capitals', () => {
  expect(markTerms('<p>phanh ABS</p>', 'vi')).toBe(`<p>${marked('ABS brakes')}</p>`);
});
