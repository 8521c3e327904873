import { factFilters } from '../listings/factFilters.ts';
import { choices } from './bikeFilter.ts';

const maxNames = 32;

/**
 * Gives each name a bit, so that one number records all conditions that a bike fails.
 * @throws RangeError for too many names
 * @example bitsFor(['price', 'make']) // => { price: 1, make: 2 }
 */
export const bitsFor = <Name extends string>(names: readonly Name[]): Record<Name, number> => {
  if (names.length > maxNames)
    throw new RangeError(`${names.length} conditions do not fit into ${maxNames} bits`);
  return Object.fromEntries(names.map((name, index) => [name, (1 << index) >>> 0])) as Record<Name, number>;
};

/** A bit for each condition that some facet ignores. All other conditions share `other`. */
export const failureBits = bitsFor(['other', 'price', 'models', ...choices, ...factFilters]);
