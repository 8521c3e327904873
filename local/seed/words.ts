import { z } from 'zod';
import { readData } from './readData.ts';

const Pool = z.array(z.string()).min(1);
const pools = <const Name extends readonly string[]>(...names: Name) => z.record(z.enum(names), Pool);

const looks = ['new', 'excellent', 'very_good', 'good', 'fair', 'poor'] as const;
const trades = ['private', 'expat', 'shop'] as const;
const uses = ['town', 'sport', 'big', 'offroad', 'electric'] as const;
const drives = ['belt', 'underbone', 'clutch', 'big', 'electric'] as const;
export type Looks = (typeof looks)[number];
export type Trade = (typeof trades)[number];
export type Use = (typeof uses)[number];

/**
 * Sellers' sentences, in independent pools. Placeholders: title, make, model, year, km, odo (short), colour,
 * aColour (with article), place, area (a known district); plate, age (years), service (kilometres at the last
 * one), trip, asking (the price as people say it).
 */
const Words = z.object({
  openings: pools(...trades),
  /** `young`: up to two years; `old`: over ten; `Later`: not the first owner; `unused`: never ridden. */
  history: pools('young', 'youngLater', 'older', 'olderLater', 'old', 'unused', 'expat', 'shop', 'shopYoung'),
  /** `former`: another owner is in the papers. */
  papers: pools('private', 'former', 'shop'),
  /** `light`: an engine's first few thousand kilometres. */
  care: pools(...drives, 'fresh', 'light'),
  /** `light`: tyres after a few thousand kilometres. */
  tyres: pools('worn', 'light', 'fresh'),
  looks: pools(...looks),
  /** By use; `family` only for owners who live here. */
  rides: pools(...uses, 'family'),
  /** Recommendations of a shop, by use. */
  pitch: pools(...uses),
  reasons: pools(...trades),
  viewing: pools(...trades),
  /** Advertisements of two lines, as most sellers write them. */
  brief: z.object({
    openings: pools(...trades),
    state: pools('fine', 'worn'),
    papers: pools('own', 'former', 'shop'),
    closings: pools(...trades),
  }),
  /** Introduction of a list of accessories. */
  included: Pool,
  extras: pools('any', 'petrol', 'big', 'electric'),
  /** `plain`: for old bikes; `any` and `premium` are added for the others and the most expensive. */
  features: pools(...drives, 'any', 'plain', 'premium'),
});
export type Words = z.output<typeof Words>;

/**
 * Short text in the other language, which no sentence of the first may contradict. Placeholders as in
 * `Words`.
 */
const SecondWords = z.object({
  openings: pools(...trades),
  /** As in `Words`. */
  papers: pools('private', 'former', 'shop'),
  looks: pools(...looks),
  closings: pools(...trades),
});

export const en = readData('words.en', Words);
export const vi = readData('words.vi', Words);
export const second = readData('second', z.object({ en: SecondWords, vi: SecondWords }));
