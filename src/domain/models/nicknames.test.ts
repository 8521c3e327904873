import { expect, it } from 'vitest';
import { nicknamesOf } from './nicknames.ts';

it.each([
  ['Honda', 'Air Blade', 'ab'],
  ['Honda', 'AirBlade 150', 'ab'],
  ['Yamaha', 'Exciter', 'ex'],
  ['Yamaha', 'Sirius', 'si'],
  ['Honda', 'Lead', 'led'],
  ['Honda', 'Future', 'futer'],
  ['Honda', 'Dream', 'drim'],
  ['Honda', 'Cub', 'cup'],
  ['Suzuki', 'Raider', 'raido'],
  ['Piaggio', 'Vespa', 'vet pa vetpa'],
  ['Kawasaki', 'W1', 'kawa'],
  ['VinFast', 'Feliz', 'vin'],
  ['Harley-Davidson', 'Sportster', 'hd'],
  ['Royal Enfield', 'Classic', 're'],
  ['Honda', 'Leader', ''],
  ['Honda', 'Cubic', ''],
  ['Honda', 'Wave', ''],
])('a %s %s is called “%s” as well', (make, model, names) => {
  expect(nicknamesOf({ make, model, cc: 110 })).toBe(names);
});

it.each([
  [null, ''],
  [174, ''],
  [175, 'pkl phan khoi lon moto big bike'],
  [1_200, 'pkl phan khoi lon moto big bike'],
])('of %s cc it is a big bike: “%s”', (cc, names) => {
  expect(nicknamesOf({ make: 'Honda', model: 'Rebel', cc })).toBe(names);
});

it('two names of one bike stand beside each other', () => {
  expect(nicknamesOf({ make: 'Kawasaki', model: 'Ninja', cc: 400 })).toBe(
    'kawa pkl phan khoi lon moto big bike',
  );
});
