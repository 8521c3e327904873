import type { Paint } from './photoPool.ts';

/** Names of the paints, as sellers write them. */
export const paintNames: Record<Paint, { en: string; vi: string }> = {
  red: { en: 'red', vi: 'đỏ' },
  maroon: { en: 'dark red', vi: 'đỏ đô' },
  cream: { en: 'cream', vi: 'kem' },
  green: { en: 'green', vi: 'xanh lá' },
  mint: { en: 'mint', vi: 'xanh ngọc' },
  blue: { en: 'blue', vi: 'xanh dương' },
  white: { en: 'white', vi: 'trắng' },
  grey: { en: 'grey', vi: 'xám' },
  black: { en: 'black', vi: 'đen' },
  brown: { en: 'brown', vi: 'nâu' },
};
