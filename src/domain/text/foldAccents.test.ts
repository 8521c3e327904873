import { expect, it } from 'vitest';
import { foldAccents } from './foldAccents.ts';

it.each([
  ['Đà Nẵng', 'da nang'],
  ['ĐẮK LẮK', 'dak lak'],
  ['Thừa Thiên Huế', 'thua thien hue'],
  ['Thừa Thiên Huế'.normalize('NFD'), 'thua thien hue'],
  ['xe côn tay', 'xe con tay'],
  ['İstanbul', 'istanbul'],
  ['Wave 110', 'wave 110'],
  ['', ''],
])('[S3.13] folds %s to %s', (text, folded) => {
  expect(foldAccents(text)).toBe(folded);
  expect(foldAccents(folded)).toBe(folded);
});
