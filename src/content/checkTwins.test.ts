import { expect, it } from 'vitest';
import { checkTwins } from './checkTwins.ts';

const text = (id: string, body: string, data: object = {}) => ({ id, body, data });

it('twins of one build pass, whatever their words', () => {
  expect(() =>
    checkTwins('brands', [
      text('en/sym', 'A {plate}.', { a: ['x'] }),
      text('vi/sym', 'Một {plate}.', { a: ['y'] }),
    ]),
  ).not.toThrow();
});

it.each([
  ['a twin that is missing', [text('vi/sym', '')], 'src/content/brands/en/sym.md is missing'],
  [
    'another number of points',
    [text('en/sym', '', { tips: ['a', 'b'] }), text('vi/sym', '', { tips: ['a'] })],
    'src/content/brands/{en,vi}/sym.md differ: tips: 2 in English, 1 in Vietnamese',
  ],
  [
    'another place on the page',
    [text('en/sym', '', { order: 10 }), text('vi/sym', '', { order: 20 })],
    'src/content/brands/{en,vi}/sym.md differ: order: 10 in English, 20 in Vietnamese',
  ],
  [
    'another figure in the text',
    [text('en/sym', 'from {helmet}'), text('vi/sym', 'từ {plate}')],
    'the text: {helmet} in English, {plate} in Vietnamese',
  ],
])('stops for %s', (_, entries, sentence) => {
  expect(() => checkTwins('brands', entries)).toThrow(sentence);
});
