import { expect, it } from 'vitest';
import { readSearch } from './readSearch.ts';
import { withoutPhrase } from './withoutPhrase.ts';

it('is told without one of its phrases, the rest as it was typed', () => {
  const text = 'Vision  Sài Gòn dưới 15 triệu đẹp';
  const [place, price] = readSearch(text).phrases;
  if (!place || !price) throw new Error('two phrases');
  expect(withoutPhrase(text, place)).toBe('Vision dưới 15 triệu đẹp');
  expect(withoutPhrase(text, price)).toBe('Vision Sài Gòn đẹp');
});
