import { expect, it } from 'vitest';
import { meantModel } from './meantModel.ts';
import { sizeInName } from './sizeInName.ts';

const honda = ['Air Blade', 'Vision', 'Wave Alpha', 'SH', 'CB150R'];

it.each([
  ['Honda', 'airblade 125', honda, 'Air Blade 125'],
  ['Honda', 'airbalde 125', honda, 'Air Blade 125'],
  ['Honda', 'honda  visoin', honda, 'Vision'],
  ['Honda', 'sh150i', honda, 'SH150i'],
  ['Honda', 'cb150r', honda, 'cb150r'],
  ['Yamaha', 'ex 150', ['Exciter', 'Grande'], 'Exciter 150'],
  ['Harley-Davidson', 'harley davidson Sportster', [], 'Sportster'],
  ['Honda', 'Honda', honda, 'Honda'],
  ['Honda', 'Rebel 500', honda, 'Rebel 500'],
  ['Honda', '  ', honda, ''],
  ['Honda', '125', honda, '125'],
])('of %s, %j means a model among %j: %s', (make, typed, names, meant) => {
  expect(meantModel(make, typed, names)).toBe(meant);
});

it.each([
  ['SH150i', 150],
  ['Air Blade 125 ABS', 125],
  ['R15', null],
  ['Vision', null],
  ['Z900', 900],
  ['Scoopy 2019', null],
  ['Lead 2019 125', 125],
  ['Cub 81', null],
  ['Cub 50', 50],
  ['Vision 2 khóa, call 0903 123 456', null],
  ['call 0903 123 456', null],
])('the engine in the name of %s: %s', (model, size) => {
  expect(sizeInName(model)).toBe(size);
});
