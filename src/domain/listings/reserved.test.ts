import { expect, it } from 'vitest';
import { endOfReservation } from './endOfReservation.ts';
import { lastDayOf, reservedUntil } from './reserved.ts';

const now = Date.UTC(2026, 10, 25, 5);

it('lasts until the end of its last day in Vietnam', () => {
  expect(endOfReservation(1, now)).toBe(Date.UTC(2026, 10, 26, 17));
  expect(endOfReservation(7, now)).toBe(Date.UTC(2026, 11, 2, 17));
  // A minute before midnight in Vietnam, and at midnight.
  expect(endOfReservation(3, Date.UTC(2026, 10, 25, 16, 59))).toBe(Date.UTC(2026, 10, 28, 17));
  expect(endOfReservation(3, Date.UTC(2026, 10, 25, 17))).toBe(Date.UTC(2026, 10, 29, 17));
  expect(new Date(lastDayOf(endOfReservation(1, now))).toISOString()).toBe('2026-11-26T16:59:59.999Z');
});

it.each([
  ['one that lasts', { status: 'active', reserved_until: now + 1 }, now + 1],
  ['one that ends now', { status: 'active', reserved_until: now }, null],
  ['none', { status: 'active' }, null],
  ['one that was lifted', { status: 'active', reserved_until: null }, null],
  ['that of a sold bike', { status: 'sold', reserved_until: now + 1 }, null],
  ['that of a paused bike', { status: 'paused', reserved_until: now + 1 }, null],
])('counts for a bike on sale until its moment: %s', (_, bike, expected) => {
  expect(reservedUntil(bike, now)).toBe(expected);
});
