import { z } from 'zod';
import { byTrait } from './bike.ts';
import { readData } from './readData.ts';

const Pool = z.array(z.string()).min(1);
const Pools = byTrait(Pool);

/** `former`: the papers name an earlier owner. */
const Papers = z.object({ private: Pool, former: Pool, shop: Pool });
export type Papers = keyof z.output<typeof Papers>;

/**
 * Sellers' sentences, by traits of the bike. Placeholders: title, make, model, year, km, odo (short), colour,
 * place, area (district), plate, plates (as sellers write it). More placeholders: age (years), trip, service
 * (kilometres at the last service), asking (price in everyday words).
 */
const Words = z.object({
  openings: Pools,
  history: Pools,
  papers: Papers,
  care: Pools,
  tyres: Pools,
  looks: Pools,
  rides: Pools,
  family: Pool,
  pitch: Pools,
  reasons: Pools,
  viewing: Pools,
  /** Short advertisements, as most sellers write them. */
  brief: z.object({ openings: Pools, state: Pools, papers: Pools, closings: Pools }),
  /** Introduces a list of accessories. */
  included: Pool,
  extras: Pools,
  /**
   * `plain`: for old bikes. `any`: for newer bikes. `premium`: additional ones for the most expensive bikes.
   */
  features: z.object({ plain: Pool, any: Pool, premium: Pool, own: Pools }),
});

/** Short second description in the other language. It must not contradict the first. */
const SecondWords = z.object({ openings: Pools, papers: Papers, looks: Pools, closings: Pools });

export const en = readData('words.en', Words);
export const vi = readData('words.vi', Words);
export const second = readData('second', z.object({ en: SecondWords, vi: SecondWords }));
