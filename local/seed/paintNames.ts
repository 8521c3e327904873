import type { FieldValue } from '../../src/domain/listings/fields.ts';
import type { Paint } from './photoPool.ts';

/** Names of the paints in both languages, and the colour that the form offers for each. */
export const paintNames: Record<Paint, { en: string; vi: string; colour: FieldValue<'colour'> }> = {
  red: { en: 'red', vi: 'đỏ', colour: 'red' },
  maroon: { en: 'dark red', vi: 'đỏ đô', colour: 'red' },
  cream: { en: 'cream', vi: 'kem', colour: 'cream' },
  green: { en: 'green', vi: 'xanh lá', colour: 'green' },
  mint: { en: 'mint', vi: 'xanh ngọc', colour: 'green' },
  blue: { en: 'blue', vi: 'xanh dương', colour: 'blue' },
  white: { en: 'white', vi: 'trắng', colour: 'white' },
  grey: { en: 'grey', vi: 'xám', colour: 'grey' },
  black: { en: 'black', vi: 'đen', colour: 'black' },
  brown: { en: 'brown', vi: 'nâu', colour: 'brown' },
};
