import { expect, it } from 'vitest';
import { locations } from './locations.ts';
import { placeIn, placeOptions, placesWithin } from './placeNames.ts';

it.each([
  ['sai gon', 'Ho Chi Minh City', 2],
  ['saigon', 'Ho Chi Minh City', 1],
  ['tp.hcm', 'Ho Chi Minh City', 1],
  ['quan 10 dep', 'Ho Chi Minh City', 2],
  ['vinh long', 'Vinh Long', 2],
  ['vinh', 'Vinh', 1],
  ['da nang', 'Da Nang', 2],
  ['hai ba trung', 'Hanoi', 3],
  ['ba ria vung tau', 'Ba Ria - Vung Tau', 4],
  ['phan rang', 'Ninh Thuan', 2],
] as const)('%j names %s in %i words', (text, place, length) =>
  expect(placeIn(text.split(' '))).toEqual({ place, length }),
);

it.each(['wave', 'saig', '', 'quan', 'nam'])('%j names none', (text) => expect(placeIn([text])).toBeNull());

it('[D52] a province of today holds what belongs to it, any other place itself alone', () => {
  expect(placesWithin('Ho Chi Minh City')).toEqual(
    expect.arrayContaining(['Thu Duc', 'Binh Duong', 'Vung Tau']),
  );
  expect(placesWithin('Thu Duc')).toEqual(['Thu Duc']);
});

it('every place can be found by both of its names, and none of them is two places', () => {
  for (const { value, vi } of locations)
    for (const name of [value, vi]) expect(placeIn(name.split(' '))?.place, name).toBe(value);
  const options = placeOptions('vi');
  expect(options.find(({ value }) => value === 'Ho Chi Minh City')?.names).toContain('go vap');
});
