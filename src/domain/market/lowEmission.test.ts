import { expect, it } from 'vitest';
import { concernsLowEmission } from './lowEmission.ts';

it.each([
  ['Hanoi', 'gasoline', true],
  ['Hanoi', null, true],
  ['Hanoi', 'electric', false],
  ['Ho Chi Minh City', 'gasoline', false],
  ['a place that the list lacks', 'gasoline', false],
] as const)('a bike in %s with the fuel %s: %s', (place, fuel, expected) =>
  expect(concernsLowEmission(place, fuel)).toBe(expected),
);
