import { expect, it } from 'vitest';
import { textPrint } from './textPrint.ts';

const words = 'Xe chính chủ, bảo dưỡng định kỳ tại hãng, sang tên ngay, ai thiện chí liên hệ em bớt lộc';

it('a copy with another number, other signs and capitals is the same text', () => {
  const copy = `<p>${words.toUpperCase()}!!! 0987 654 321</p>`;
  expect(textPrint(copy)).toBe(textPrint(words));
  expect(textPrint(words)).toMatch(/^xechinhchubaoduong/);
});

it('common sentences have no print, and other texts have other prints', () => {
  expect(textPrint('Xe còn không bạn? 0912345678')).toBeNull();
  expect(textPrint(`${words} mà`)).not.toBe(textPrint(words));
});
