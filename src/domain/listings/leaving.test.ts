import { describe, expect, it } from 'vitest';
import { buildListing } from '../../../tests/fixtures/buildListing.ts';
import { vietnameseMoment } from '../time/time.ts';
import { cardOf } from './card.ts';
import { factFiltersOf } from './factFilters.ts';
import { dayNumber, daysLeft, dayText, leavingRange } from './leaving.ts';
import { Published } from './listing.schema.ts';

const now = vietnameseMoment('2026-11-27', '23:59');

describe('the day on which a seller leaves', () => {
  it.each([
    [20_784, 0],
    [20_785, 1],
    [20_789, 5],
    [21_149, 365],
    [20_783, null],
    [null, null],
    [undefined, null],
  ])('%s is %s days away, counted in Vietnam', (day, left) => expect(daysLeft(day, now)).toBe(left));

  it('changes at midnight in Vietnam', () => expect(daysLeft(20_785, now + 60_000)).toBe(0));

  it('is a number in the document, and a date in the form', () => {
    expect(dayText(dayNumber('2026-12-05'))).toBe('2026-12-05');
  });

  it('is from today to a year ahead', () =>
    expect(leavingRange(now)).toEqual({ min: '2026-11-27', max: '2027-11-27' }));

  it.each([9_999, 20_261_205, 20_792.5, '20792'])('is not %s', (leaving_on) => {
    const { id: _, ...bike } = buildListing();
    expect(Published.safeParse({ ...bike, leaving_on: 20_792 }).success).toBe(true);
    expect(Published.safeParse({ ...bike, leaving_on }).success).toBe(false);
  });

  it('is on the card and in the filter while the bike is for sale, and nobody’s business afterwards', () => {
    const bike = buildListing({ leaving_on: 20_792 });
    expect(cardOf(bike)).toMatchObject({ leaving_on: 20_792, facts: ['leaving'] });
    expect(factFiltersOf(buildListing({ facts: ['reason:leaving_vietnam'] }))).toEqual(['leaving']);
    for (const other of [{ ...bike, status: 'sold' as const }, buildListing({ leaving_on: null })]) {
      expect(cardOf(other)).not.toHaveProperty('leaving_on');
      expect(factFiltersOf(other)).toEqual([]);
    }
  });
});
