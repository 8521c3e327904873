import { expect, it } from 'vitest';
import { hour } from '../../../src/domain/time.ts';
import { planHealth, type Vitals } from './planHealth.ts';

const now = Date.UTC(2026, 0, 15);
const well: Vitals = {
  build: 'b1',
  rates: now - hour,
  newestListing: now - 5,
  newestInCatalogue: now - 5,
  dead: 0,
  overdue: 0,
};

it.each([
  ['all is well', {}, []],
  ['there are no bikes yet', { newestListing: null, newestInCatalogue: null }, []],
  ['the newest bike is on its way', { newestInCatalogue: null }, []],
  ['a letter is dead', { dead: 3 }, []],
  ['the rates are of yesterday', { rates: now - 24 * hour }, ['rates']],
  ['there are no rates', { rates: null }, ['rates']],
  [
    'a bike of an hour ago is not in the list',
    { newestListing: now - hour, newestInCatalogue: now - 2 * hour },
    ['catalogue'],
  ],
  ['letters lie about', { overdue: 2 }, ['letters']],
] as const)('%s', (_, changes, trouble) => {
  const health = planHealth({ ...well, ...changes }, now);
  expect([health.ok, health.trouble]).toEqual([trouble.length === 0, trouble]);
});

it('speaks in minutes', () =>
  expect(planHealth({ ...well, newestInCatalogue: 0, newestListing: now - hour }, now)).toMatchObject({
    build: 'b1',
    rates_age_minutes: 60,
    catalogue_behind_minutes: 60,
    letters_dead: 0,
  }));
