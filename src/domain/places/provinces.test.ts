import { expect, it } from 'vitest';
import { provinces, shadeOf, shadeRange, shades } from './provinces.ts';

it('there are 34 provinces since July 2025', () => {
  expect(provinces).toHaveLength(34);
  expect(provinces.slice(0, 3)).toEqual(['An Giang', 'Bac Ninh', 'Ca Mau']);
  expect(provinces).not.toContain('Quang Nam');
});

it('a province is darker the more bikes it has', () => {
  expect([0, 1, 4, 5, 19, 20, 99, 100, 5_000].map(shadeOf)).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4]);
});

it('each shade says what it stands for, and all of them together leave out no number', () => {
  expect(Array.from({ length: shades + 1 }, (_, shade) => shadeRange(shade))).toEqual([
    { from: 0, to: 0 },
    { from: 1, to: 4 },
    { from: 5, to: 19 },
    { from: 20, to: 99 },
    { from: 100, to: null },
  ]);
});
