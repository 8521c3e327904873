/** The colours a bike is sold in: the ink, and its name in both languages. */
export const PAINTS = {
  red: { hex: '#c8321f', en: 'red', vi: 'đỏ' },
  maroon: { hex: '#7d2029', en: 'dark red', vi: 'đỏ đô' },
  orange: { hex: '#e0682a', en: 'orange', vi: 'cam' },
  yellow: { hex: '#e3ad2b', en: 'yellow', vi: 'vàng' },
  cream: { hex: '#e6d7b4', en: 'cream', vi: 'kem' },
  green: { hex: '#3e7a4c', en: 'green', vi: 'xanh lá' },
  mint: { hex: '#8fbfa8', en: 'mint', vi: 'xanh ngọc' },
  moss: { hex: '#5b6446', en: 'moss green', vi: 'xanh rêu' },
  blue: { hex: '#2a5c9e', en: 'blue', vi: 'xanh dương' },
  navy: { hex: '#27364f', en: 'navy', vi: 'xanh đen' },
  white: { hex: '#ece8df', en: 'white', vi: 'trắng' },
  silver: { hex: '#b3b7b8', en: 'silver', vi: 'bạc' },
  grey: { hex: '#6d7276', en: 'grey', vi: 'xám' },
  black: { hex: '#2b2d32', en: 'black', vi: 'đen' },
  brown: { hex: '#7a4f35', en: 'brown', vi: 'nâu' },
  pink: { hex: '#d98f92', en: 'pink', vi: 'hồng' },
} as const;

export type PaintName = keyof typeof PAINTS;
