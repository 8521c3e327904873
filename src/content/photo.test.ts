import { expect, it } from 'vitest';
import { licenceLink, readPhotoFacts } from './photo.ts';

const facts = {
  alt: { en: 'A green bike', vi: 'Xe màu xanh' },
  by: 'An',
  licence: 'CC BY 4.0',
  picture: 'picture.jpg',
};

it('takes a photograph with words in both languages, its maker and its licence', () => {
  expect(readPhotoFacts('kawasaki-ninja', facts)).toEqual(facts);
});

it.each([
  ['one language', { ...facts, alt: { en: 'A green bike' } }, 'alt.vi: '],
  ['no licence', { ...facts, licence: undefined }, 'licence: '],
  ['another word', { ...facts, author: 'An' }, 'author'],
])('stops for %s, and says in which file', (_, wrong, sentence) => {
  expect(() => readPhotoFacts('kawasaki-ninja', wrong)).toThrow(sentence);
  expect(() => readPhotoFacts('kawasaki-ninja', wrong)).toThrow('src/content/photos/kawasaki-ninja.json');
});

it.each([
  ['CC BY-SA 4.0', 'https://creativecommons.org/licenses/by-sa/4.0/'],
  ['CC BY 2.0', 'https://creativecommons.org/licenses/by/2.0/'],
  ['CC0 1.0', 'https://creativecommons.org/publicdomain/zero/1.0/'],
  ['With kind permission', null],
])('the text of %s is at %s', (licence, link) => {
  expect(licenceLink(licence)).toBe(link);
});
