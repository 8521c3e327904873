import { factFilters } from '../listings/factFilters.ts';
import { choices } from './bikeFilter.ts';

const most = 32;

/**
 * A bit for each name, so that one number tells which of several conditions a bike fails.
 * @throws RangeError where there are more names than bits
 * @example bitsFor(['price', 'make']) // => { price: 1, make: 2 }
 */
export const bitsFor = <Name extends string>(names: readonly Name[]): Record<Name, number> => {
  if (names.length > most) throw new RangeError(`${names.length} conditions do not fit into ${most} bits`);
  return Object.fromEntries(names.map((name, index) => [name, (1 << index) >>> 0])) as Record<Name, number>;
};

/** The conditions that a count leaves out of account in turn; the rest share the bit `other`. */
export const failureBits = bitsFor(['other', 'price', ...choices, ...factFilters]);
