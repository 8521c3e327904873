import type { Condition } from '../../src/domain/listings/listingFields.ts';
import type { Random } from '../random.ts';
import type { Model } from './models.ts';

const maxKilometres = 96_000;

/** Returns a bike's kilometres: fewer per year as it ages, rarely a round number. */
export const mileageOf = ({ kilometres }: Model, age: number, random: Random): number => {
  const years = age === 0 ? random.between(0.1, 0.8) : age ** 0.85 + random.between(0, 0.5);
  const exact = kilometres * years * random.between(0.55, 1.4);
  const step = random.chance(0.6) ? 100 : 1;
  return Math.min(maxKilometres, Math.max(step, Math.round(exact / step) * step));
};

export const conditionOf = (age: number, isShop: boolean, random: Random): Condition => {
  // Bikes of sixteen years and more are maintained and do not get worse.
  const wear = Math.min(age, 16) * 0.055 + random.between(0, 0.42);
  if (isShop && age <= 1 && wear < 0.16) return 'new';
  if (wear < 0.3) return 'excellent';
  if (wear < 0.52) return 'very_good';
  if (wear < 0.86) return random.chance(0.06) ? 'used' : 'good';
  return wear < 1.14 ? 'fair' : 'poor';
};

const worthOf: Record<Condition, number> = {
  new: 1,
  excellent: 1.03,
  very_good: 1,
  good: 0.96,
  used: 0.96,
  fair: 0.86,
  poor: 0.66,
};

const lowestPrice = 5_000_000;
const highestPrice = 900_000_000;

/** Rounds like sellers: the higher the price, the rounder. */
const rounded = (price: number) => {
  const step =
    price < 15_000_000 ? 100_000 : price < 60_000_000 ? 500_000 : price < 200_000_000 ? 1_000_000 : 5_000_000;
  return Math.round(price / step) * step;
};

/** Replaces a price beyond a limit by a random one inside: many prices at the limit would look invented. */
const within = (price: number, random: Random) => {
  if (price < lowestPrice) return lowestPrice + random.whole(1, 15) * 100_000;
  if (price > highestPrice) return highestPrice - random.whole(1, 12) * 5_000_000;
  return price;
};

/** Returns the asking price in đồng. */
export const priceOf = (
  bike: { model: Model; age: number; mileage: number; condition: Condition },
  random: Random,
): number => {
  const { model, age, mileage, condition } = bike;
  const left = condition === 'new' ? 0.97 : age === 0 ? 0.93 : 0.89 * model.keeps ** (age - 1);
  const usual = model.kilometres * Math.max(0.5, age ** 0.85);
  const forMileage = 1 - Math.min(0.12, Math.max(-0.06, (mileage / usual - 1) * 0.1));
  const worth = Math.max(0.2, left * forMileage * worthOf[condition]) * random.between(0.97, 1.04);
  const share = Math.min(1, worth);
  return within(rounded(model.price * 1_000_000 * share), random);
};
