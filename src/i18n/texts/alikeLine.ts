import type { Texts } from '../texts.ts';

/** Asking prices of similar bikes, shown under the price field of the seller's form. */
export const alikeLine = {
  range: {
    en: {
      one: 'Bikes like yours are offered for {range} ({count} bike).',
      other: 'Bikes like yours are offered for {range} ({count} bikes).',
    },
    vi: 'Xe giống xe của bạn đang rao giá {range} ({count} xe).',
  },
  wider: {
    en: {
      one: 'Similar bikes are offered for {range} ({count} bike of another model).',
      other: 'Similar bikes are offered for {range} ({count} bikes of other models).',
    },
    vi: 'Xe tương tự đang rao giá {range} ({count} xe dòng khác).',
  },
  worth: { en: 'What is your bike worth?', vi: 'Xe của bạn giá bao nhiêu?' },
  how: { en: 'See these bikes', vi: 'Xem các xe đó' },
} as const satisfies Texts;
