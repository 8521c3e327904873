import * as z from 'zod/mini';
import { Bilingual, BilingualList } from '../text/bilingual.schema.ts';
import { serviceInterval, specKey, warrantyYears } from './modelspec.ts';

const words = z.string().check(z.trim(), z.minLength(1));
const amount = z.number().check(z.positive());
/** Figure; null if the maker does not publish it, never a guess. */
const figure = z.nullable(amount);
/** đồng */
const money = z.int().check(z.positive());

const Engine = z.strictObject({
  /** Cubic centimetres. */
  displacement: amount,
  type: Bilingual,
  cooling: Bilingual,
  fuelSystem: Bilingual,
  /** HP */
  power: amount,
  /** x : 1 */
  torque: amount,
  /** x of x : 1, such as 9.5. */
  compressionRatio: figure,
  /** Millimetres. */
  bore: figure,
  stroke: figure,
  /** In total. */
  valves: z.nullable(z.int().check(z.positive())),
  valveType: z.nullable(words),
});

const Performance = z.strictObject({
  /** km/h */
  topSpeed: figure,
  /** Seconds from 0 to 60 and to 100 km/h. */
  acceleration: z.strictObject({ zeroToSixty: figure, zeroToHundred: figure }),
  /** km/l */
  fuelEfficiency: z.strictObject({ city: figure, highway: figure, combined: figure }),
  /** Kilometres per tank. */
  range: figure,
});

const Dimensions = z.strictObject({
  /** Millimetres, like the next fields up to ground clearance. */
  length: amount,
  width: amount,
  height: amount,
  wheelbase: amount,
  seatHeight: amount,
  groundClearance: figure,
  /** Kilograms without and with fluids. */
  weight: z.strictObject({ dry: figure, wet: figure }),
  /** Litres. */
  fuelCapacity: amount,
});

const ends = { front: Bilingual, rear: Bilingual };

const Chassis = z.strictObject({
  frame: Bilingual,
  suspension: z.strictObject(ends),
  brakes: z.strictObject({ ...ends, abs: z.boolean(), cbs: z.boolean() }),
  wheels: Bilingual,
  /** As on the tyre, such as 80/90-14. */
  tyres: z.strictObject({ front: words, rear: words }),
});

const Transmission = z.strictObject({
  type: Bilingual,
  /** Null: stepless. */
  gears: z.nullable(z.int().check(z.positive())),
  clutch: Bilingual,
  finalDrive: Bilingual,
  /** From first gear; empty if stepless or unpublished. */
  gearRatios: z.array(amount),
});

const Features = z.strictObject({
  lighting: BilingualList,
  instrumentation: BilingualList,
  comfort: BilingualList,
  technology: BilingualList,
});

const PriceRange = z
  .strictObject({ min: money, max: money, average: money })
  .check(
    z.refine(
      ({ min, average, max }) => min <= average && average <= max,
      'the average has to lie between the lowest and the highest',
    ),
  );

const VietnamMarket = z.strictObject({
  priceRange: z.strictObject({ new: PriceRange, used: PriceRange }),
  availability: Bilingual,
  service: z.strictObject({
    warrantyYears: z.literal(warrantyYears),
    serviceInterval: z.literal(serviceInterval),
    /** đồng a year */
    annualMaintenanceCost: money,
    partsAvailability: Bilingual,
  }),
  popularity: z.strictObject({
    /** The model's share of its class, in percent. */
    marketShare: figure,
    ranking: z.nullable(z.int().check(z.positive())),
    /** Percent a year; may be negative. */
    growthRate: z.nullable(z.number()),
  }),
});

/** Model and year in the brand guides. Figures are indicative (D48). */
export const ModelSpec = z
  .strictObject({
    id: words,
    brand: words,
    model: words,
    year: z.int().check(z.gte(1990), z.lte(2100)),
    variant: words,
    /** Underbones count as scooters (D48). */
    category: z.enum(['Scooter', 'Sport']),
    engine: Engine,
    performance: Performance,
    dimensions: Dimensions,
    chassis: Chassis,
    transmission: Transmission,
    features: Features,
    vietnamMarket: VietnamMarket,
    /** Path of a drawing in `public`. */
    imageUrl: z.nullable(z.string().check(z.regex(/^\/\S+$/))),
    description: Bilingual,
    pros: BilingualList,
    cons: BilingualList,
    bestFor: BilingualList,
    seoKeywords: BilingualList,
    relatedModels: z.array(words),
  })
  .check(
    z.refine((spec) => spec.id === specKey(spec), { error: 'the id is brand-model-year', path: ['id'] }),
  );
export type ModelSpec = z.infer<typeof ModelSpec>;
