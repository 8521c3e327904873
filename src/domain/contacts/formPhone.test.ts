import { expect, it } from 'vitest';
import { formPhone, storedPhone } from './formPhone.ts';

it.each([
  ['+84912345678', 'VN', '0912345678'],
  ['+14155550132', 'US', '4155550132'],
  ['+79123456789', 'RU', '9123456789'],
] as const)('[S5.9] %s is shown as %s %s and stored again as it was', (stored, country, digits) => {
  expect(formPhone(stored)).toEqual({ country, digits });
  expect(storedPhone({ country, digits })).toBe(stored);
});

it('[S5.9] knows no number of a country that is not on offer', () =>
  expect(formPhone('+2341234567')).toBeNull());
