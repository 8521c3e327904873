import { expect, it } from 'vitest';
import { canHave } from './equipment.ts';
import { models } from './models.ts';

const modelOf = (name: string) => {
  const match = models.find(({ model }) => model === name);
  if (!match) throw new Error(`${name} is missing`);
  return match;
};

it.each([
  ['Fuel injection', 'Wave Alpha', 2018, false],
  ['Vành đúc', 'Wave Alpha', 2018, false],
  ['Phun xăng điện tử', 'Future 125', 2018, true],
  ['Fuel cap outside', 'Primavera 125', 2020, false],
  ['Idling stop', 'Sprint 150', 2020, false],
  ['Nắp xăng ngoài', 'Grande', 2020, true],
  ['Combined brakes (CBS)', 'Vision', 2022, true],
  ['Combined brakes (CBS)', 'Janus', 2020, false],
  ['Smart Key', 'Vision', 2015, false],
  ['Kick start', 'LX 125', 2012, false],
  ['A sticker of a cat', 'Panigale V4', 2024, true],
])('%s on a %s of %i: %s', (feature, name, year, expected) => {
  expect(canHave(feature, modelOf(name), year)).toBe(expected);
});
