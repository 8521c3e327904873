import { expect, it } from 'vitest';
import { transmissionsOf } from './transmission.ts';

it.each([
  ['Wave Alpha', 'scooter', 'semi-automatic'],
  ['WAVE RSX', 'scooter', 'semi-automatic'],
  ['Blade 110', 'scooter', 'semi-automatic'],
  ['Super Cub C125', 'scooter', 'semi-automatic'],
  ['Future 125', 'scooter', 'semi-automatic'],
  ['Sirius Fi', 'moped', 'semi-automatic'],
  ['Air Blade 125', 'scooter', 'automatic'],
  ['Airblade', 'scooter', 'automatic'],
  ['SH', 'scooter', 'automatic'],
  ['SH 150i', 'scooter', 'automatic'],
  ['SH Mode', 'scooter', 'automatic'],
  ['Vision', 'scooter', 'automatic'],
  ['Exciter 155 VVA', 'sport', 'manual'],
  ['Winner X', 'sport', 'manual'],
  ['Win', 'other', 'manual'],
  ['Win 100', 'other', 'manual'],
  ['Ninja 400', 'sport', 'manual'],
  ['something', 'scooter', 'automatic semi-automatic'],
  ['something', 'touring', 'manual'],
] as const)('%s, filed under %s, is %s', (model, category, is) =>
  expect(transmissionsOf({ model, category, fuel: 'gasoline' }).join(' ')).toBe(is),
);

it('an electric bike changes no gears', () => {
  expect(transmissionsOf({ model: 'Wave', category: 'other', fuel: 'electric' })).toEqual(['automatic']);
});
