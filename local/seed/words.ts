import { z } from 'zod';
import { readData } from './readData.ts';

const Pool = z.array(z.string()).min(1);
const pools = <const Name extends readonly string[]>(...names: Name) => z.record(z.enum(names), Pool);

const looks = ['new', 'excellent', 'very_good', 'good', 'fair', 'poor'] as const;
const trades = ['private', 'expat', 'shop'] as const;
/** Ways in which a bike is used. */
const uses = ['town', 'sport', 'big', 'offroad', 'electric'] as const;
const drives = ['belt', 'underbone', 'clutch', 'big', 'electric'] as const;
export type Looks = (typeof looks)[number];
export type Trade = (typeof trades)[number];
export type Use = (typeof uses)[number];

/**
 * Sentences of sellers, in pools that do not depend on one another. Places to fill: title, make,
 * model, year, km, odo (short), colour, aColour (with its article), place, area (a part of the town where one is
 * known), plate, age (years), service (kilometres at the last one), trip, asking (the price as people say it).
 */
const Words = z.object({
  openings: pools(...trades),
  /** Young is up to two years, old is past ten; `Later` is not the first owner; unused was never ridden. */
  history: pools('young', 'youngLater', 'older', 'olderLater', 'old', 'unused', 'expat', 'shop', 'shopYoung'),
  /** `former` only where somebody else stands in the papers. */
  papers: pools('private', 'former', 'shop'),
  /** Light is for the first few thousand kilometres of an engine. */
  care: pools(...drives, 'fresh', 'light'),
  /** Light is what a few thousand kilometres leave. */
  tyres: pools('worn', 'light', 'fresh'),
  looks: pools(...looks),
  /** Uses of the bike; `family` only for owners who live here. */
  rides: pools(...uses, 'family'),
  /** Recommendations of a shop, by use. */
  pitch: pools(...uses),
  reasons: pools(...trades),
  viewing: pools(...trades),
  /** Advertisements of two lines, as most people type them. */
  brief: z.object({
    openings: pools(...trades),
    state: pools('fine', 'worn'),
    papers: pools('own', 'former', 'shop'),
    closings: pools(...trades),
  }),
  /** Stands before a list of what comes with the bike. */
  included: Pool,
  extras: pools('any', 'petrol', 'big', 'electric'),
  /** Plain is what old bikes have; any and premium come on top for the others and the dearest. */
  features: pools(...drives, 'any', 'plain', 'premium'),
});
export type Words = z.output<typeof Words>;

/**
 * A shorter text for readers of the other language. No sentence of the first text may contradict it. Places to fill as in `Words`.
 */
const SecondWords = z.object({
  openings: pools(...trades),
  /** As in `Words`: `former` where somebody else stands in the papers. */
  papers: pools('private', 'former', 'shop'),
  looks: pools(...looks),
  closings: pools(...trades),
});

export const en = readData('words.en', Words);
export const vi = readData('words.vi', Words);
export const second = readData('second', z.object({ en: SecondWords, vi: SecondWords }));
