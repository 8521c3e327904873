import { expect, it } from 'vitest';
import { isFor } from './bikeKinds.ts';

const scooter = { fuel: 'gasoline', transmission: 'automatic' };
const manual = { fuel: 'gasoline', transmission: 'manual' };
const underbone = { fuel: 'gasoline', transmission: 'semi-automatic' };
const electric = { fuel: 'electric', transmission: 'automatic' };
const unknown = { fuel: '', transmission: '' };

it.each([
  ['all', [true, true, true, true, true]],
  ['petrol', [true, true, true, false, true]],
  ['scooter', [true, false, false, false, true]],
  ['gears', [false, true, true, false, true]],
  ['electric', [false, false, false, true, true]],
] as const)(
  'a point for %s is on the sheets of scooter, manual, underbone, electric, unknown: %j',
  (only, shown) =>
    expect([scooter, manual, underbone, electric, unknown].map((bike) => isFor(only, bike))).toEqual(shown),
);
