import type { Texts } from '../texts.ts';

/** The listing page. */
export const listing = {
  pageTitle: { en: '{title}, {place}, {price}', vi: '{title}, {place}, {price}' },
  pageDescription: {
    en: '{title} for sale in {place}: {price}, {mileage}, {engine}. Write to the seller on Vongxe, free of charge.',
    vi: 'Bán {title} tại {place}: {price}, đã đi {mileage}, {engine}. Liên hệ thẳng với người bán trên Vongxe, miễn phí.',
  },
  back: { en: 'All bikes', vi: 'Tất cả xe' },
  photos: { en: 'Photos', vi: 'Hình ảnh' },
  facts: { en: 'Key facts', vi: 'Thông số chính' },
  mileage: { en: 'Mileage', vi: 'Số km đã đi' },
  year: { en: 'Year', vi: 'Đời xe' },
  engine: { en: 'Engine', vi: 'Động cơ' },
  fuel: { en: 'Fuel', vi: 'Nhiên liệu' },
  transmission: { en: 'Transmission', vi: 'Hộp số' },
  location: { en: 'Location', vi: 'Khu vực' },
  condition: { en: 'Condition', vi: 'Tình trạng' },
  features: { en: 'Features', vi: 'Trang bị' },
  description: { en: 'Description', vi: 'Mô tả' },
  seller: { en: 'Seller', vi: 'Người bán' },
  anonymousSeller: { en: 'Anonymous Seller', vi: 'Người bán ẩn danh' },
  maskedSeller: { en: 'Hidden after the sale', vi: 'Đã ẩn sau khi bán' },
  verified: { en: 'Verified', vi: 'Đã xác minh' },
  rating: { en: 'Rating {rating} out of 5', vi: 'Đánh giá {rating}/5' },
  listed: { en: 'Listed on {date}', vi: 'Đăng ngày {date}' },
  soldTitle: { en: 'This motorcycle has been sold', vi: 'Xe này đã được bán' },
  soldText: {
    en: 'It is unavailable now. Similar bikes are below.',
    vi: 'Xe hiện không còn bán. Bạn xem các xe tương tự bên dưới nhé.',
  },
  pausedTitle: { en: 'This listing is paused', vi: 'Tin đăng đang tạm ẩn' },
  pausedText: {
    en: 'The seller has taken it off the list for now, so they cannot be contacted.',
    vi: 'Người bán đang tạm gỡ tin nên chưa thể liên hệ.',
  },
  signInForContact: {
    en: 'Sign in to see the phone number and to write to the seller.',
    vi: 'Đăng nhập để xem số điện thoại và nhắn tin cho người bán.',
  },
  signIn: { en: 'Sign in to contact', vi: 'Đăng nhập để liên hệ' },
  guideTitle: { en: 'Buying your first bike in Vietnam?', vi: 'Lần đầu mua xe máy cũ?' },
  guideText: {
    en: 'What to inspect, which papers to ask for and what a fair price looks like.',
    vi: 'Cần kiểm tra những gì, giấy tờ nào phải có và giá bao nhiêu là hợp lý.',
  },
  guideLink: { en: 'Read the buying guide', vi: 'Đọc cẩm nang mua xe' },
  similar: { en: 'Similar bikes', vi: 'Xe tương tự' },
  goneTitle: { en: 'This listing is no longer available', vi: 'Tin đăng này không còn nữa' },
  goneText: {
    en: 'The seller has removed it. There are plenty of other bikes to look at.',
    vi: 'Người bán đã gỡ tin. Mời bạn xem những chiếc xe khác.',
  },
  goneLink: { en: 'Browse motorcycles', vi: 'Xem xe đang bán' },
} as const satisfies Texts;
