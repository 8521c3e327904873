import { familyKey } from '../models/modelFamily.ts';
import { day, vietnameseMoment, vietnameseWeek } from '../time/time.ts';
import { median } from './comparable.ts';
import type { PriceHistory, Week } from './priceHistory.schema.ts';
import { minPlotted } from './pricePlot.ts';

/** Number of weeks that are stored, including the current one. */
export const weeksKept = 104;
export const minWeeks = 4;

export type WeekPrice = Week & { week: string };

/** A week's price in đồng; null for too few bikes. */
export const weekOf = (prices: readonly number[]): Week | null =>
  prices.length < minPlotted ? null : { median: median(prices), count: prices.length };

/** First stored week, by its Monday. */
const firstKept = (now: number): string => vietnameseWeek(now - (weeksKept - 1) * 7 * day);

/**
 * Adds this week's prices to a make's history, and drops old weeks.
 * @param models current prices of each model, by slug
 */
export const withWeek = (
  { models: earlierModels }: PriceHistory,
  models: ReadonlyMap<string, readonly number[]>,
  now: number,
): PriceHistory => {
  const [first, week] = [firstKept(now), vietnameseWeek(now)];
  const slugs = new Set([...Object.keys(earlierModels), ...models.keys()]);
  const histories = [...slugs].map((slug) => {
    const earlier = Object.entries(earlierModels[slug] ?? {}).filter(([one]) => one >= first && one !== week);
    const current = weekOf(models.get(slug) ?? []);
    return [slug, Object.fromEntries(current ? [...earlier, [week, current]] : earlier)] as const;
  });
  return { models: Object.fromEntries(histories.filter(([, weeks]) => Object.keys(weeks).length > 0)) };
};

/** A model's weeks in all its spellings, oldest first; none if fewer than four. `slug` wins a tie. */
export const weeksOf = ({ models }: PriceHistory, slug: string): WeekPrice[] => {
  const spellings = Object.entries(models).filter(([one]) => familyKey(one) === familyKey(slug));
  const own = spellings.toSorted(([one], [other]) => Number(one === slug) - Number(other === slug));
  const weeks = Object.entries(Object.fromEntries(own.flatMap(([, each]) => Object.entries(each))))
    .map(([week, one]) => ({ week, ...one }))
    .toSorted((a, b) => (a.week < b.week ? -1 : 1));
  return weeks.length < minWeeks ? [] : weeks;
};

/** Start of a week in Vietnamese time. @example mondayOf('2026-11-23') // => Date.UTC(2026, 10, 22, 17) */
export const mondayOf = (week: string): number => vietnameseMoment(week, '00:00');
