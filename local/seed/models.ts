import { z } from 'zod';
import { allCategories, type Fuel, type Transmission } from '../../src/domain/listings/listingFields.ts';
import { makes } from '../../src/domain/models/makes.ts';
import { type Look, paintsOf } from './photoPool.ts';
import { readData } from './readData.ts';

/** How well a model keeps its price: the share that is left after each further year. */
export const keeps = {
  best: 0.968,
  firmly: 0.955,
  well: 0.935,
  fairly: 0.915,
  poorly: 0.885,
  electric: 0.84,
} as const;

/** The gearbox follows from how a bike is driven. */
const transmissionOf = {
  belt: 'automatic',
  underbone: 'semi-automatic',
  clutch: 'manual',
  big: 'manual',
  electric: 'automatic',
} as const satisfies Record<string, Transmission>;

/** How a bike is driven decides what its seller writes about: a belt, a chain, a battery. */
export type Drive = keyof typeof transmissionOf;

const namesOf = <T extends string>(table: Record<T, unknown>) => Object.keys(table) as [T, ...T[]];

const Row = z.tuple([
  z.string(),
  z.enum(namesOf(paintsOf)),
  z.enum(allCategories),
  z.enum(namesOf(transmissionOf)),
  z.string(),
  z.int(),
  z.int(),
  z.number(),
  z.enum(namesOf(keeps)),
  z.int(),
]);

export type Model = {
  make: (typeof makes)[number];
  model: string;
  look: Look;
  category: (typeof allCategories)[number];
  drive: Drive;
  engine: string;
  transmission: Transmission;
  fuel: Fuel;
  /** First and last model year. */
  from: number;
  to: number;
  /** Price new, in millions of đồng. */
  price: number;
  keeps: keyof typeof keeps;
  /** How many cards it has in the deck of all models: a Vision is commoner than a Panigale. */
  share: number;
};

/** Every model that stands for sale, make by make. */
export const models: readonly Model[] = Object.entries(
  readData('models', z.record(z.enum(makes), z.array(Row))),
).flatMap(([make, rows]) =>
  rows.map(([model, look, category, drive, engine, from, to, price, kept, share]) => ({
    make: make as Model['make'],
    ...{ model, look, category, drive, engine, from, to, price, keeps: kept, share },
    transmission: transmissionOf[drive],
    fuel: drive === 'electric' ? 'electric' : 'gasoline',
  })),
);
