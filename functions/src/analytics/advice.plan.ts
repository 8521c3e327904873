import type { Advice } from '../../../src/domain/advice/advice.schema.ts';
import { areEnough, isClearlyMore, type Sample, sampleOf } from '../../../src/domain/advice/compareMeans.ts';
import type { HasFactors } from '../../../src/domain/advice/considerFactors.ts';
import { type Factor, factors } from '../../../src/domain/advice/factors.ts';
import type { Category } from '../../../src/domain/listings/listingFields.ts';
import { day } from '../../../src/domain/time/time.ts';

/** The days over which questions are counted, and for how many a listing has to have been there. */
export const countedDays = 28;
export const fewestDays = 14;

/** A public listing as it is counted. */
export type CountedListing = {
  category: Category;
  seller: string;
  /** In four weeks. */
  questions: number;
  has: HasFactors;
};

/** Questions in four weeks, of a listing that has been there for less; null where that says nothing yet. */
export const inFourWeeks = (questions: number, createdAt: number, now: number): number | null => {
  const days = (now - createdAt) / day;
  return days < fewestDays ? null : (questions * countedDays) / Math.min(countedDays, days);
};

/** More bikes of one seller in a category would be that seller's luck, not a factor's. */
const mostOfSeller = 5;
const withoutMany = (listings: readonly CountedListing[]): CountedListing[] =>
  [...Map.groupBy(listings, ({ seller, category }) => `${category} ${seller}`).values()].flatMap((some) =>
    some.slice(0, mostOfSeller),
  );

type Sides = { with: Sample; without: Sample };
const sidesOf = (listings: readonly CountedListing[], factor: Factor): Sides => {
  const side = (value: boolean) =>
    sampleOf(listings.filter(({ has }) => has[factor] === value).map(({ questions }) => questions));
  return { with: side(true), without: side(false) };
};

const rounded = ({ count, mean }: Sample) => ({ count, mean: Math.round(mean * 100) / 100 });
const adviceOn = (factor: Factor, own: Sides, all: Sides): Advice[] => {
  // Where a category has enough, it alone is asked: what is so of all may come from which bikes they are.
  const same_category = areEnough(own.with, own.without);
  const sides = same_category ? own : all;
  if (!isClearlyMore(sides.with, sides.without)) return [];
  return [{ factor, same_category, with: rounded(sides.with), without: rounded(sides.without) }];
};

const difference = (advice: Advice) => advice.with.mean - advice.without.mean;

/**
 * What is clearly more with a factor than without it, by category.
 * @param listings those of a seller in the order in which they are to count
 */
export const planAdvice = (listings: readonly CountedListing[]): Record<string, Advice[]> => {
  const counted = withoutMany(listings);
  const all = new Map(factors.map((factor) => [factor, sidesOf(counted, factor)]));
  return Object.fromEntries(
    [...Map.groupBy(counted, ({ category }) => category)].flatMap(([category, some]) => {
      const found = factors.flatMap((factor) => {
        const own = sidesOf(some, factor);
        return adviceOn(factor, own, all.get(factor) ?? own);
      });
      return found.length > 0 ? [[category, found.toSorted((a, b) => difference(b) - difference(a))]] : [];
    }),
  );
};
