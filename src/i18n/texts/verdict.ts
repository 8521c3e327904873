import type { Texts } from '../texts.ts';

/** Rating of a price against similar bikes, in up to three words. */
export const verdict = {
  low: { en: 'Unusually low price', vi: 'Thấp hơn hẳn xe tương tự' },
  good: { en: 'Good price', vi: 'Giá tốt' },
  fair: { en: 'Fair price', vi: 'Giá hợp lý' },
  above: { en: 'Above typical price', vi: 'Cao hơn xe tương tự' },
} as const satisfies Texts;
