import { expect, it } from 'vitest';
import { formatAmount } from './formatAmount.ts';

it.each([
  [18_500_000, '18,5 triệu', '18.5 million ₫'],
  [15_000_000, '15 triệu', '15 million ₫'],
  [18_550_000, '18,55 triệu', '18.55 million ₫'],
  [18_555_000, '18.555.000 ₫', '18,555,000 ₫'],
  [1_000_000, '1 triệu', '1 million ₫'],
  [999_000, '999.000 ₫', '999,000 ₫'],
  [1_250_000_000, '1,25 tỷ', '1.25 billion ₫'],
  [1_255_500_000, '1.255,5 triệu', '1,255.5 million ₫'],
  [100_000_000_000, '100 tỷ', '100 billion ₫'],
  [1, '1 ₫', '1 ₫'],
])('%d đồng are %s and %s', (dong, vi, en) => {
  const texts = [formatAmount('vi', dong), formatAmount('en', dong)];
  expect(texts.map((text) => text.replaceAll('\u00a0', ' '))).toEqual([vi, en]);
});
