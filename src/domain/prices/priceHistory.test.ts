import { describe, expect, it } from 'vitest';
import { minWeeks, mondayOf, weekOf, weeksKept, weeksOf, withWeek } from './priceHistory.ts';

/** A Wednesday. */
const now = Date.UTC(2026, 10, 25, 12);
const million = 1_000_000;
const five = [10, 11, 12, 13, 30].map((n) => n * million);
const week = (median: number, count = 5) => ({ median: median * million, count });

describe('a week', () => {
  it('is what half of the bikes cost less than, and says nothing of fewer than five', () => {
    expect(weekOf(five)).toEqual(week(12));
    expect(weekOf(five.slice(1))).toBeNull();
  });

  it('begins on Monday at midnight in Vietnam', () => {
    expect(mondayOf('2026-11-23')).toBe(Date.UTC(2026, 10, 22, 17));
  });
});

describe('the history of a make', () => {
  it('gains the week that it is, which a later night of the same week writes anew', () => {
    const first = withWeek({ models: {} }, new Map([['wave', five]]), now);
    expect(first).toEqual({ models: { wave: { '2026-11-23': week(12) } } });
    const sunday = Date.UTC(2026, 10, 29, 16, 59);
    const second = withWeek(first, new Map([['wave', [...five, 40 * million, 50 * million]]]), sunday);
    expect(second).toEqual({ models: { wave: { '2026-11-23': week(13, 7) } } });
    const monday = withWeek(second, new Map([['wave', five]]), sunday + 60_000);
    expect(Object.keys(monday.models.wave ?? {})).toEqual(['2026-11-23', '2026-11-30']);
  });

  it('keeps earlier weeks of a model with too few bikes now, and drops this week’s', () => {
    const earlier = { models: { wave: { '2026-11-16': week(12), '2026-11-23': week(14) } } };
    expect(withWeek(earlier, new Map([['wave', five.slice(1)]]), now)).toEqual({
      models: { wave: { '2026-11-16': week(12) } },
    });
  });

  it('keeps two years, and no model of which nothing is left', () => {
    const earlier = {
      models: {
        wave: { '2024-11-25': week(9), '2024-12-02': week(10) },
        dream: { '2024-11-25': week(9) },
      },
    };
    expect(withWeek(earlier, new Map([['wave', five]]), now)).toEqual({
      models: { wave: { '2024-12-02': week(10), '2026-11-23': week(12) } },
    });
    expect(weeksKept).toBe(104);
  });
});

describe('the weeks of a model', () => {
  const weeks = { '2026-11-09': week(3), '2026-10-26': week(1), '2026-11-02': week(2) };

  it('come in their order, from four on', () => {
    expect(weeksOf({ models: { wave: weeks } }, 'wave')).toEqual([]);
    const four = weeksOf({ models: { wave: { ...weeks, '2026-11-16': week(4) } } }, 'wave');
    expect(four).toHaveLength(minWeeks);
    expect(four.map((one) => [one.week, one.median / million, one.count])).toEqual([
      ['2026-10-26', 1, 5],
      ['2026-11-02', 2, 5],
      ['2026-11-09', 3, 5],
      ['2026-11-16', 4, 5],
    ]);
  });

  it('include those of another spelling, below those at the address of today', () => {
    const rebel300 = { ...weeks, '2026-10-19': week(9) };
    const rebels = {
      'rebel-300': { '2026-11-09': week(7) },
      rebel300,
      'rebel-500': { '2026-10-12': week(8) },
    };
    const medians = (slug: string) => weeksOf({ models: rebels }, slug).map(({ median }) => median / million);
    expect(medians('rebel-300')).toEqual([9, 1, 2, 7]);
    expect(medians('rebel300')).toEqual([9, 1, 2, 3]);
  });

  it('are empty for a model without a history, even if it is called constructor', () => {
    expect(weeksOf({ models: {} }, 'constructor')).toEqual([]);
  });
});
