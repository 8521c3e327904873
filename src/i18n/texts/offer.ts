import type { Texts } from '../texts.ts';

/** Texts of a bike's advertisement outside this site: on paper, in pictures and posts. */
export const offer = {
  headline: { en: 'For sale: {title}, {price}', vi: 'Cần bán {title}, giá {price}' },
  condition: { en: 'Condition: {condition}', vi: 'Tình trạng: {condition}' },
  category: { en: 'Category: {category}', vi: 'Loại xe: {category}' },
  place: { en: 'See it in {place}', vi: 'Xem xe tại {place}' },
  phone: { en: 'Phone: {phone}', vi: 'Điện thoại: {phone}' },
  details: { en: 'Photos and details: {address}', vi: 'Ảnh và chi tiết: {address}' },

  forSale: { en: 'For sale', vi: 'Bán xe' },
  scan: {
    en: 'Scan to see all photos and message the seller',
    vi: 'Quét mã để xem đủ ảnh và nhắn cho người bán',
  },
} as const satisfies Texts;
