import type { Drive } from '../models.ts';

export type Looks = 'new' | 'excellent' | 'very_good' | 'good' | 'fair' | 'poor';
export type Trade = 'private' | 'expat' | 'shop';

/**
 * What sellers write, as pools of sentences that do not depend on one another. Places to fill: title, make,
 * model, year, km, colour, place, plate, age (years), service (kilometres at the last one), trip.
 */
export type Words = {
  openings: Record<Trade, readonly string[]>;
  /** Young is up to two years, old is past ten; unused was never ridden. */
  history: Record<'young' | 'older' | 'old' | 'unused' | 'expat' | 'shop', readonly string[]>;
  papers: { private: readonly string[]; shop: readonly string[] };
  care: Record<Drive | 'fresh', readonly string[]>;
  tyres: { worn: readonly string[]; fresh: readonly string[] };
  looks: Record<Looks, readonly string[]>;
  rides: { small: readonly string[]; big: readonly string[]; electric: readonly string[] };
  reasons: Record<Trade, readonly string[]>;
  viewing: Record<Trade, readonly string[]>;
  /** Stands before a list of what comes with the bike. */
  included: readonly string[];
  extras: {
    any: readonly string[];
    petrol: readonly string[];
    big: readonly string[];
    electric: readonly string[];
  };
  /** Plain is what old bikes have; any and premium come on top for the others and the dearest. */
  features: Record<Drive | 'any' | 'plain' | 'premium', readonly string[]>;
};
