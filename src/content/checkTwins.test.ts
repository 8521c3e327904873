import { expect, it } from 'vitest';
import { checkTwins } from './checkTwins.ts';

const text = (id: string, body: string, data: object = {}) => ({
  id,
  body,
  data,
  filePath: 'src/content/brands/sym.yaml',
});

it('twins of one build pass, whatever their words', () => {
  expect(() =>
    checkTwins([text('en/sym', 'A {plate}.', { a: ['x'] }), text('vi/sym', 'Một {plate}.', { a: ['y'] })]),
  ).not.toThrow();
});

it.each([
  [
    'a running text in one language alone',
    [text('en/sym', ''), text('vi/sym', 'Một xe.')],
    'src/content/brands/sym/en.md is missing',
  ],
  [
    'another number of points',
    [text('en/sym', '', { tips: ['a', 'b'] }), text('vi/sym', '', { tips: ['a'] })],
    'src/content/brands/sym.yaml: the languages differ: tips: 2 in English, 1 in Vietnamese',
  ],
  [
    'another place on the page',
    [text('en/sym', '', { order: 10 }), text('vi/sym', '', { order: 20 })],
    'src/content/brands/sym.yaml: the languages differ: order: 10 in English, 20 in Vietnamese',
  ],
  [
    'another figure in the text',
    [text('en/sym', 'from {helmet}'), text('vi/sym', 'từ {plate}')],
    'the text: {helmet} in English, {plate} in Vietnamese',
  ],
])('stops for %s', (_, entries, sentence) => {
  expect(() => checkTwins(entries)).toThrow(sentence);
});
