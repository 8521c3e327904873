import type { Advice } from '../../../src/domain/advice/advice.schema.ts';
import { areEnough, isClearlyMore, type Sample, sampleOf } from '../../../src/domain/advice/compareMeans.ts';
import type { HasFactors } from '../../../src/domain/advice/considerFactors.ts';
import { type Factor, factors } from '../../../src/domain/advice/factors.ts';
import type { Category } from '../../../src/domain/listings/listingFields.ts';
import { day } from '../../../src/domain/time/time.ts';

/** Questions are counted for this many days. Listings younger than `minDays` are not compared. */
export const countedDays = 28;
export const minDays = 14;

export type CountedListing = {
  category: Category;
  seller: string;
  /** In `countedDays`. */
  questions: number;
  has: HasFactors;
};

/** Scales a younger listing's questions to `countedDays`; null before `minDays`. */
export const inFourWeeks = (questions: number, createdAt: number, now: number): number | null => {
  const days = (now - createdAt) / day;
  return days < minDays ? null : (questions * countedDays) / Math.min(countedDays, days);
};

/** Compared listings per seller and category: one seller's habits must not look like a factor's effect. */
const maxOfSeller = 5;
const withoutMany = (listings: readonly CountedListing[]): CountedListing[] =>
  [...Map.groupBy(listings, ({ seller, category }) => `${category} ${seller}`).values()].flatMap((some) =>
    some.slice(0, maxOfSeller),
  );

type Sides = { with: Sample; without: Sample };
const sidesOf = (listings: readonly CountedListing[], factor: Factor): Sides => {
  const side = (value: boolean) =>
    sampleOf(listings.filter(({ has }) => has[factor] === value).map(({ questions }) => questions));
  return { with: side(true), without: side(false) };
};

const rounded = ({ count, mean }: Sample) => ({ count, mean: Math.round(mean * 100) / 100 });
const adviceOn = (factor: Factor, own: Sides, all: Sides): Advice[] => {
  // Compares within the category if it has enough listings, since other categories have other bikes.
  const same_category = areEnough(own.with, own.without);
  const sides = same_category ? own : all;
  if (!isClearlyMore(sides.with, sides.without)) return [];
  return [{ factor, same_category, with: rounded(sides.with), without: rounded(sides.without) }];
};

const difference = (advice: Advice) => advice.with.mean - advice.without.mean;

/**
 * Finds factors that clearly raise the number of questions, by category.
 * @param listings only the first `maxOfSeller` of each seller and category are compared
 */
export const planAdvice = (listings: readonly CountedListing[]): Record<string, Advice[]> => {
  const counted = withoutMany(listings);
  const all = new Map(factors.map((factor) => [factor, sidesOf(counted, factor)]));
  return Object.fromEntries(
    [...Map.groupBy(counted, ({ category }) => category)].flatMap(([category, some]) => {
      const advice = factors.flatMap((factor) => {
        const own = sidesOf(some, factor);
        return adviceOn(factor, own, all.get(factor) ?? own);
      });
      return advice.length > 0 ? [[category, advice.toSorted((a, b) => difference(b) - difference(a))]] : [];
    }),
  );
};
