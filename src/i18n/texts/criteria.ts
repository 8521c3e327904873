import type { Texts } from '../texts.ts';

export const criteria = {
  any: { en: 'Any motorcycle', vi: 'Xe bất kỳ' },
  make: { en: 'Any {make}', vi: 'Xe {make}' },
  model: { en: 'Any make, model “{model}”', vi: 'Mọi hãng, dòng xe “{model}”' },
  makeAndModel: { en: '{make} {model}', vi: 'Xe {make} {model}' },
  words: { en: 'model name contains “{model}”', vi: 'tên xe có “{model}”' },
  year: { en: '{year} model', vi: 'đời {year}' },
  priceFrom: { en: 'from {min}', vi: 'từ {min}' },
  priceUpTo: { en: 'up to {max}', vi: 'đến {max}' },
  priceBetween: { en: '{min} to {max}', vi: 'từ {min} đến {max}' },
  priceExactly: { en: 'exactly {price}', vi: 'đúng {price}' },
  place: { en: 'in {place}', vi: 'tại {place}' },
  leaving: { en: 'seller leaving Vietnam', vi: 'người bán sắp rời Việt Nam' },
  'seller.shop': { en: 'sold by a shop', vi: 'do cửa hàng bán' },
  'seller.private': { en: 'sold by a private seller', vi: 'do cá nhân bán' },
  placeAround: { en: 'within {km}\u00a0km of {place}', vi: 'tại {place} và {km}\u00a0km xung quanh' },
} as const satisfies Texts;
