import type { Texts } from '../texts.ts';

export const shop = {
  title: { en: '{name}, motorcycle shop on Vongxe', vi: '{name}, cửa hàng xe máy trên Vongxe' },
  description: {
    en: 'Motorcycles for sale at {name}, {address}: prices, photos, opening hours and directions.',
    vi: 'Xe máy đang bán tại {name}, {address}: giá, ảnh, giờ mở cửa và đường đi.',
  },
  crumb: { en: 'Shop', vi: 'Cửa hàng' },
  visit: { en: 'Visit the shop', vi: 'Ghé cửa hàng' },
  since: { en: 'On Vongxe since {month}', vi: 'Tham gia Vongxe từ {month}' },
  map: { en: 'Open the map', vi: 'Mở bản đồ' },
  mapHint: { en: 'Opens {host}', vi: 'Mở trang {host}' },
  person: { en: "Seller's page and reviews", vi: 'Trang người bán và đánh giá' },
  checked: {
    en: "We've checked that this business exists. We haven't checked its bikes.",
    vi: 'Chúng tôi đã kiểm tra: cửa hàng này có thật. Chúng tôi không kiểm tra xe.',
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
