import type { Drive } from '../models.ts';

export type Looks = 'new' | 'excellent' | 'very_good' | 'good' | 'fair' | 'poor';
export type Trade = 'private' | 'expat' | 'shop';
/** What a bike is ridden for. */
export type Use = 'town' | 'sport' | 'big' | 'offroad' | 'electric';

type Pool = readonly string[];

/**
 * What sellers write, as pools of sentences that do not depend on one another. Places to fill: title, make,
 * model, year, km, odo (short), colour, aColour (with its article), place, area (a part of the town where one is
 * known), plate, age (years), service (kilometres at the last one), trip, asking (the price as people say it).
 */
export type Words = {
  openings: Record<Trade, Pool>;
  /** Young is up to two years, old is past ten; `Later` is not the first owner; unused was never ridden. */
  history: Record<
    'young' | 'youngLater' | 'older' | 'olderLater' | 'old' | 'unused' | 'expat' | 'shop' | 'shopYoung',
    Pool
  >;
  /** `former` only where somebody else stands in the papers. */
  papers: Record<'private' | 'former' | 'shop', Pool>;
  /** Light is for the first few thousand kilometres of an engine. */
  care: Record<Drive | 'fresh' | 'light', Pool>;
  /** Light is what a few thousand kilometres leave. */
  tyres: Record<'worn' | 'light' | 'fresh', Pool>;
  looks: Record<Looks, Pool>;
  /** What an owner does with it; family only where one lives here. */
  rides: Record<Use | 'family', Pool>;
  /** What a shop says of it. */
  pitch: Record<Use, Pool>;
  reasons: Record<Trade, Pool>;
  viewing: Record<Trade, Pool>;
  /** Advertisements of two lines, as most people type them. */
  brief: {
    openings: Record<Trade, Pool>;
    state: Record<'fine' | 'worn', Pool>;
    papers: Record<'own' | 'former' | 'shop', Pool>;
    closings: Record<Trade, Pool>;
  };
  /** Stands before a list of what comes with the bike. */
  included: Pool;
  extras: Record<'any' | 'petrol' | 'big' | 'electric', Pool>;
  /** Plain is what old bikes have; any and premium come on top for the others and the dearest. */
  features: Record<Drive | 'any' | 'plain' | 'premium', Pool>;
};
