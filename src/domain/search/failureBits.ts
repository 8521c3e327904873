import { factFilters } from '../listings/factFilters.ts';
import { choices } from './bikeFilter.ts';

const maxNames = 32;

/**
 * Gives each name a bit, so that one number holds the conditions that a bike fails.
 * @throws RangeError if there are more names than bits
 * @example bitsFor(['price', 'make']) // => { price: 1, make: 2 }
 */
export const bitsFor = <Name extends string>(names: readonly Name[]): Record<Name, number> => {
  if (names.length > maxNames)
    throw new RangeError(`${names.length} conditions do not fit into ${maxNames} bits`);
  return Object.fromEntries(names.map((name, index) => [name, (1 << index) >>> 0])) as Record<Name, number>;
};

/** Bits of the conditions that facets ignore one at a time. All others share the bit `other`. */
export const failureBits = bitsFor(['other', 'price', ...choices, ...factFilters]);
