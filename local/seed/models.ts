import { z } from 'zod';
import { allCategories, type Fuel, type Transmission } from '../../src/domain/listings/listingFields.ts';
import { makes } from '../../src/domain/models/makes.ts';
import { type Look, paintsOf } from './photoPool.ts';
import { readData } from './readData.ts';

/** Share of its price that a model keeps per year. */
export const keeps = {
  best: 0.968,
  firmly: 0.955,
  well: 0.935,
  fairly: 0.915,
  poorly: 0.885,
  electric: 0.84,
} as const;

const transmissionOf = {
  belt: 'automatic',
  underbone: 'semi-automatic',
  clutch: 'manual',
  big: 'manual',
  electric: 'automatic',
} as const satisfies Record<string, Transmission>;

/** Drive of a bike, which determines what its seller mentions: belt, chain, battery. */
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
  from: number;
  to: number;
  /** New price in millions of đồng. */
  price: number;
  keeps: keyof typeof keeps;
  /** Cards in the deck of models, by its frequency on the street. */
  share: number;
};

/** All models for sale, by make. */
export const models: readonly Model[] = Object.entries(
  readData('models', z.record(z.enum(makes), z.array(Row))),
).flatMap(([make, rows]) =>
  rows.map(([model, look, category, drive, engine, from, to, price, priceKept, share]) => ({
    make: make as Model['make'],
    ...{ model, look, category, drive, engine, from, to, price, keeps: priceKept, share },
    transmission: transmissionOf[drive],
    fuel: drive === 'electric' ? 'electric' : 'gasoline',
  })),
);
