import type { Texts } from '../texts.ts';

/** Public page of a shop. */
export const shop = {
  title: { en: '{name}, motorcycle shop on Vongxe', vi: '{name}, cửa hàng xe máy trên Vongxe' },
  description: {
    en: 'Motorcycles for sale at {name}, {address}: prices, photos, opening hours and the way there.',
    vi: 'Xe máy đang bán tại {name}, {address}: giá, ảnh, giờ mở cửa và đường đến.',
  },
  crumb: { en: 'Shop', vi: 'Cửa hàng' },
  visit: { en: 'Visit the shop', vi: 'Đến cửa hàng' },
  since: { en: 'On Vongxe since {month}', vi: 'Có trên Vongxe từ {month}' },
  map: { en: 'Open the map', vi: 'Mở bản đồ' },
  mapHint: { en: 'Opens {host}', vi: 'Mở trang {host}' },
  person: { en: "Seller's page and reviews", vi: 'Trang người bán và đánh giá' },
  checked: {
    en: "We checked that this business exists. This doesn't tell you anything about the bikes.",
    vi: 'Chúng tôi đã kiểm tra rằng cơ sở này có thật. Điều này không đảm bảo gì về chiếc xe.',
  },
  forSale: {
    en: { one: '{count} bike for sale', other: '{count} bikes for sale' },
    vi: '{count} xe đang bán',
  },
  noneForSale: { en: 'Nothing for sale at the moment.', vi: 'Hiện chưa có xe nào đang bán.' },
  allBikes: { en: 'See all bikes', vi: 'Xem tất cả xe' },
  pages: { en: 'Pages', vi: 'Các trang' },
  pageOf: { en: 'Page {n} of {total}', vi: 'Trang {n}/{total}' },
  previous: { en: 'Previous page', vi: 'Trang trước' },
  next: { en: 'Next page', vi: 'Trang sau' },
  everyDay: { en: 'Open every day, {opens}–{closes}', vi: 'Mở cửa hằng ngày, {opens}–{closes}' },
  closedOn: {
    en: 'Open {opens}–{closes}, closed on {days}',
    vi: 'Mở cửa {opens}–{closes}, nghỉ {days}',
  },
} as const satisfies Texts;
