import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { vietnameseDay, vietnameseMoment } from '../time/time.ts';
import {
  lowestOf,
  maxSteps,
  type PriceStep,
  percentOff,
  reducedBy,
  reductionOf,
  shownSteps,
  withPrice,
} from './priceSteps.ts';

const start = vietnameseMoment('2026-01-01', '12:00');
const dayOf = (n: number) => vietnameseDay(start + n * 86_400_000);
const midnight = (n: number) => vietnameseMoment(dayOf(n), '00:00');
/** Prices in million đồng. `day`: days after 1 January. */
const history = (...prices: (readonly [day: number, millions: number])[]) =>
  prices.reduce<PriceStep[]>(
    (steps, [day, millions]) => withPrice(steps, dayOf(day), millions * 1_000_000),
    [],
  );
const prices = (steps: readonly PriceStep[]) => steps.map(({ price }) => price / 1_000_000);

describe('the history of a price', () => {
  it.each([
    ['begins with the first public price', [[0, 20]], [20]],
    [
      'has each change',
      [
        [0, 20],
        [4, 19],
        [9, 21],
      ],
      [20, 19, 21],
    ],
    [
      'has a day once, whatever happens on it',
      [[0, 20], ...Array.from({ length: 10 }, (_, n) => [4, 30 - n] as const)],
      [20, 21],
    ],
    [
      'has no day that ends as it began',
      [
        [0, 20],
        [4, 25],
        [4, 20],
      ],
      [20],
    ],
    [
      'repeats nothing for a repeated event',
      [
        [0, 20],
        [4, 19],
        [5, 19],
      ],
      [20, 19],
    ],
    [
      'puts a late event on the latest day',
      [
        [0, 20],
        [4, 19],
        [2, 18],
      ],
      [20, 18],
    ],
  ] as const)('%s', (_, changes, left) => expect(prices(history(...changes))).toEqual(left));

  it('keeps what was asked for hours, but shows a change of price only', () => {
    const steps = history([0, 20], [4, 15], [4, 20]);
    expect(steps.map(lowestOf)).toEqual([20_000_000, 15_000_000]);
    expect(prices(shownSteps(steps))).toEqual([20]);
    expect(shownSteps(undefined)).toEqual([]);
  });

  it('is capped, and keeps the newest', () => {
    const steps = history(...Array.from({ length: 100 }, (_, day) => [day, 20 + (day % 2)] as const));
    expect(steps).toHaveLength(maxSteps);
    expect(steps.at(-1)?.day).toBe(dayOf(99));
  });
});

describe('a price', () => {
  it.each([
    [
      'was lowered',
      [
        [0, 20],
        [5, 18],
      ],
      20,
      19,
    ],
    [
      'was lowered twice within two weeks',
      [
        [0, 20],
        [5, 19],
        [18, 18],
      ],
      20,
      32,
    ],
    [
      'was lowered twice within a month',
      [
        [0, 20],
        [5, 19],
        [19, 18],
      ],
      19,
      33,
    ],
    [
      'was lowered by hundreds, then a last step',
      [
        [0, 20],
        [5, 19.8],
        [6, 19.6],
      ],
      20,
      20,
    ],
    [
      'was lowered, raised and lowered again',
      [
        [0, 20],
        [5, 18],
        [6, 20],
        [15, 18],
      ],
      20,
      19,
    ],
    [
      'was lowered and raised a little',
      [
        [0, 20],
        [5, 18],
        [7, 19],
      ],
      20,
      19,
    ],
    [
      'was raised and lowered below what it was',
      [
        [0, 20],
        [5, 30],
        [40, 19],
      ],
      20,
      54,
    ],
    [
      'was bait for two days, then lowered again',
      [
        [0, 40],
        [2, 20],
        [8, 18],
      ],
      20,
      22,
    ],
  ] as const)('is reduced: it %s', (_, changes, from, until) =>
    expect(reductionOf(history(...changes))).toEqual({ from: from * 1_000_000, until: midnight(until) }),
  );

  it.each([
    ['never changed', [[0, 20]]],
    [
      'was raised',
      [
        [0, 20],
        [5, 22],
      ],
    ],
    [
      'was raised, and lowered to what it was',
      [
        [0, 20],
        [5, 25],
        [6, 20],
      ],
    ],
    [
      'was raised for a year, and lowered to what it was',
      [
        [0, 20],
        [5, 25],
        [365, 20],
      ],
    ],
    [
      'was raised on its first day, and lowered to what it was',
      [
        [0, 20],
        [0, 30],
        [9, 20],
      ],
    ],
    [
      'was raised for hours and lowered',
      [
        [0, 20],
        [9, 25],
        [9, 20],
      ],
    ],
    [
      'was lowered in its first days',
      [
        [0, 40],
        [2, 20],
      ],
    ],
    [
      'was lowered by 1 %',
      [
        [0, 20],
        [5, 19.8],
      ],
    ],
    [
      'had a nought too many',
      [
        [0, 200],
        [5, 20],
      ],
    ],
  ] as const)('is not reduced: it %s', (_, changes) => expect(reductionOf(history(...changes))).toBeNull());

  it('is compared with those of the same bike in other listings', () => {
    const steps = history([0, 30], [5, 20]);
    expect(reductionOf(steps)).toMatchObject({ from: 30_000_000 });
    expect(reductionOf(steps, [22_000_000])).toMatchObject({ from: 22_000_000 });
    expect(reductionOf(steps, [20_000_000])).toBeNull();
  });

  it('is never called reduced above a price that was asked before, whatever its seller does', () => {
    const change = fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 10, max: 20 }));
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 30 }), (changes) => {
        const dated = changes.map(
          ([, millions], index) =>
            [changes.slice(0, index + 1).reduce((sum, [days]) => sum + days, 0), millions] as const,
        );
        const reduction = reductionOf(history(...dated));
        const last = dated.at(-1)?.[1] ?? 0;
        const first = dated.findIndex(([, millions]) => millions <= last);
        if (!reduction) return;
        expect(reduction.from).toBeGreaterThan(last * 1_000_000);
        // A bike is marked as reduced for 14 days from the first day at this price or below.
        expect(reduction.until).toBe(midnight((dated[first]?.[0] ?? 0) + 14));
      }),
    );
  });
});

it('a listing is marked with the rounded percentage while it is for sale', () => {
  const bike = { status: 'active', price: 18_100_000, reduced_from: 20_000_000, reduced_until: 5 };
  expect(reducedBy(bike)).toEqual({ percent: 9, until: 5 });
  expect(percentOff(20_000_000, 19_600_000)).toBe(2);
  // The listing changed, but the trigger has not yet removed the reduction.
  for (const changed of [{ price: 20_000_000 }, { status: 'sold' }, { reduced_until: null }, { price: null }])
    expect(reducedBy({ ...bike, ...changed })).toBeNull();
});
