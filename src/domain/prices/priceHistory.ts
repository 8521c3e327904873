import { day, vietnameseMoment, vietnameseWeek } from '../time/time.ts';
import { median } from './comparable.ts';
import type { PriceHistory, Week } from './priceHistory.schema.ts';
import { fewestPlotted } from './pricePlot.ts';

/** So many weeks are kept, this one included. */
export const weeksKept = 104;
/** Fewer weeks are no course. */
export const fewestWeeks = 4;

/** A week of a model, by its Monday. */
export type WeekPrice = Week & { week: string };

/** What the bikes of a model cost in a week; null where there are too few to say so. Prices in đồng. */
export const weekOf = (prices: readonly number[]): Week | null =>
  prices.length < fewestPlotted ? null : { median: median(prices), count: prices.length };

/** The first week that is kept at a moment, by its Monday. */
const firstKept = (now: number): string => vietnameseWeek(now - (weeksKept - 1) * 7 * day);

/**
 * The history of a make with the prices of this week in it; what an earlier night wrote of the same week gives way, and
 * weeks that are too old go.
 * @param models what the bikes of each model cost now, by its slug
 */
export const withWeek = (
  { models: known }: PriceHistory,
  models: ReadonlyMap<string, readonly number[]>,
  now: number,
): PriceHistory => {
  const [first, week] = [firstKept(now), vietnameseWeek(now)];
  const slugs = new Set([...Object.keys(known), ...models.keys()]);
  const kept = [...slugs].map((slug) => {
    const earlier = Object.entries(known[slug] ?? {}).filter(([one]) => one >= first && one !== week);
    const current = weekOf(models.get(slug) ?? []);
    return [slug, Object.fromEntries(current ? [...earlier, [week, current]] : earlier)] as const;
  });
  return { models: Object.fromEntries(kept.filter(([, weeks]) => Object.keys(weeks).length > 0)) };
};

/** The weeks of a model, the oldest first; none where there are fewer than four. */
export const weeksOf = ({ models }: PriceHistory, slug: string): WeekPrice[] => {
  const own = Object.hasOwn(models, slug) ? models[slug] : undefined;
  const weeks = Object.entries(own ?? {})
    .map(([week, one]) => ({ week, ...one }))
    .toSorted((a, b) => (a.week < b.week ? -1 : 1));
  return weeks.length < fewestWeeks ? [] : weeks;
};

/** The moment at which a week begins in Vietnam. @example mondayOf('2026-11-23') // => Date.UTC(2026, 10, 22, 17) */
export const mondayOf = (week: string): number => vietnameseMoment(week, '00:00');
