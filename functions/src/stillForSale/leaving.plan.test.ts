import { expect, it } from 'vitest';
import { vietnameseMoment } from '../../../src/domain/time/time.ts';
import { buildListing } from '../../../tests/fixtures/buildListing.ts';
import { leavingSource, planLeaving } from './leaving.plan.ts';

const at = (day: string, time = '09:00') => vietnameseMoment(day, time);
const leaving = (changes = {}) =>
  buildListing({ leaving_on: 20_792, updated_at: at('2026-11-27'), ...changes });

it.each([
  ['four days before', {}, '2026-12-01', null],
  ['three days before', {}, '2026-12-02', 'remind'],
  ['on the day before', {}, '2026-12-04', 'remind'],
  ['on the last day', {}, '2026-12-05', null],
  ['the day after', {}, '2026-12-06', 'pause'],
  ['long after', {}, '2027-12-06', 'pause'],
  ['without a day', { leaving_on: null }, '2026-12-06', null],
  ['the day after, edited on the last day', { updated_at: at('2026-12-05', '23:59') }, '2026-12-06', 'pause'],
  [
    'after an edit by a seller who has stayed',
    { updated_at: at('2026-12-06', '00:00') },
    '2026-12-06',
    'clear',
  ],
  ['three days before, paused', { status: 'paused' }, '2026-12-02', null],
  ['the day after, paused', { status: 'paused' }, '2026-12-06', 'clear'],
  ['the day after, sold', { status: 'sold' }, '2026-12-06', 'clear'],
] as const)('%s', (_, changes, day, step) => expect(planLeaving(leaving(changes), at(day))).toBe(step));

it('counts days in Vietnam', () => {
  expect(planLeaving(leaving(), at('2026-12-06', '00:00') - 1)).toBeNull();
  expect(planLeaving(leaving(), at('2026-12-06', '00:00'))).toBe('pause');
});

it('has an email for each day that the seller names', () =>
  expect(leavingSource('b', leaving())).not.toBe(leavingSource('b', leaving({ leaving_on: 20_793 }))));
