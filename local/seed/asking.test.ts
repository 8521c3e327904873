import { expect, it } from 'vitest';
import { asking, shortKilometres } from './asking.ts';

it.each([
  [26_500_000, '26tr5', '26.5 million'],
  [26_000_000, '26tr', '26 million'],
  [9_900_000, '9tr9', '9.9 million'],
  [450_000_000, '450tr', '450 million'],
])('%i is %s in Vietnamese and %s in English', (price, vi, en) => {
  expect([asking(price, 'vi'), asking(price, 'en')]).toEqual([vi, en]);
});

it.each([
  [640, '640 km', '640 km'],
  [15_230, '15,2k km', '15.2k km'],
  [30_000, '30k km', '30k km'],
])('%i km is %s in Vietnamese and %s in English', (kilometres, vi, en) => {
  expect([shortKilometres(kilometres, 'vi'), shortKilometres(kilometres, 'en')]).toEqual([vi, en]);
});
