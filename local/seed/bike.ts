import { z } from 'zod';
import type { Condition } from '../../src/domain/listings/listingFields.ts';
import type { Location } from '../../src/domain/places/locations.ts';
import type { Language } from '../../src/i18n/languages.ts';
import type { Model } from './models.ts';
import type { Seller } from './people.ts';
import type { Cover } from './photoPool.ts';

export type Bike = Pick<Seller, 'trade' | 'area' | 'why'> & {
  model: Model;
  year: number;
  age: number;
  mileage: number;
  condition: Condition;
  /** Paint and side of the bike in the first photo. */
  cover: Cover;
  place: Location;
  language: Language;
  /** Whether the seller bought the bike used. */
  isLater?: boolean;
};

/** From this new price in millions of đồng, a bike with a clutch counts as a big bike. */
const bigFrom = 120;

const isFine = ({ condition }: Bike) => condition !== 'poor' && condition !== 'fair';
const isDirt = ({ model }: Bike) => model.category === 'dirt';
const isPowerful = ({ model: { drive, price, category } }: Bike) =>
  category !== 'dirt' && (drive === 'big' || (drive === 'clutch' && price >= bigFrom));

const traits = {
  private: ({ trade }) => trade === 'private',
  expat: ({ trade }) => trade === 'expat',
  shop: ({ trade }) => trade === 'shop',
  shopYoung: (bike) => bike.trade === 'shop' && (bike.age <= 1 || isPowerful(bike)),

  belt: ({ model }) => model.drive === 'belt',
  underbone: ({ model }) => model.drive === 'underbone',
  clutch: ({ model }) => model.drive === 'clutch',
  big: ({ model }) => model.drive === 'big',
  electric: ({ model }) => model.drive === 'electric',
  petrol: ({ model }) => model.fuel === 'gasoline',
  powerful: isPowerful,
  dirt: isDirt,
  town: (bike) => (bike.model.drive === 'belt' || bike.model.drive === 'underbone') && !isDirt(bike),

  new: ({ condition }) => condition === 'new',
  excellent: ({ condition }) => condition === 'excellent',
  very_good: ({ condition }) => condition === 'very_good',
  good: ({ condition }) => condition === 'good' || condition === 'used',
  fair: ({ condition }) => condition === 'fair',
  poor: ({ condition }) => condition === 'poor',
  fine: isFine,

  young: ({ age }) => age <= 2,
  recent: ({ age }) => age <= 3,
  old: ({ age }) => age > 10,
  older: ({ age }) => age > 2,
  later: ({ isLater = false }) => isLater,
  olderLater: ({ age, isLater = false }) => age > 2 && isLater,
  /** Mileage before the first service. */
  runningIn: ({ mileage }) => mileage < 2_500,
  firstTyres: ({ mileage }) => mileage < 9_000,
  fresh: (bike) => isFine(bike) && bike.mileage < 2_500,
  light: (bike) => isFine(bike) && bike.mileage < 15_000,
  sound: (bike) => isFine(bike) && bike.mileage < 30_000,
  any: () => true,
} satisfies Record<string, (bike: Bike) => boolean>;
export type Trait = keyof typeof traits;

export const byTrait = <Choice extends z.ZodType>(choice: Choice) =>
  z.partialRecord(z.enum(Object.keys(traits) as [Trait, ...Trait[]]), choice);

export const is = (trait: Trait, bike: Bike): boolean => traits[trait](bike);

export const choicesFor = <Choice>(choices: Partial<Record<Trait, Choice>>, bike: Bike): Choice[] =>
  Object.entries(choices).flatMap(([trait, choice]) => (is(trait as Trait, bike) ? [choice] : []));

/** @throws without any */
export const choose = <Choice>(choices: Partial<Record<Trait, Choice>>, bike: Bike): Choice => {
  const [choice] = choicesFor(choices, bike);
  if (choice === undefined) throw new Error(`nothing of ${Object.keys(choices)} fits the bike`);
  return choice;
};
