import { expect, it } from 'vitest';
import { writtenIn } from './writtenIn.ts';

it.each([
  ['Xe chính chủ, cà vẹt đầy đủ', 'vi'],
  ['XE CÒN ĐẸP', 'vi'],
  ['Xe đã thay lốp'.normalize('NFD'), 'vi'],
  ['Is it still for sale?', 'en'],
  ['Où est la moto? Très bon état, café racer', 'en'],
  ['', 'en'],
] as const)('%j is written in %s', (text, language) => {
  expect(writtenIn(text)).toBe(language);
});
