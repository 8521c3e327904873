import type { Texts } from '../texts.ts';

export const several = {
  chooseAll: { en: 'Select all shown', vi: 'Chọn tất cả tin đang hiện' },
  chosen: { en: { one: '{count} selected', other: '{count} selected' }, vi: 'Đã chọn {count} tin' },
  severalHint: { en: 'Select the listings to change.', vi: 'Hãy chọn những tin cần thay đổi.' },
  price: { en: 'Change price', vi: 'Đổi giá' },
  working: { en: 'Saving…', vi: 'Đang lưu…' },
  changedAll: {
    en: { one: '{count} listing updated', other: '{count} listings updated' },
    vi: 'Đã cập nhật {count} tin',
  },
  changedSome: { en: '{done} of {count} listings updated', vi: 'Đã cập nhật {done}/{count} tin' },
  changedNone: { en: 'No listings were updated', vi: 'Chưa cập nhật được tin nào' },
  notChanged: {
    en: 'Not changed: {titles}. They are still selected, so you can try again.',
    vi: 'Chưa đổi được: {titles}. Các tin này vẫn đang được chọn để bạn thử lại.',
  },
  overtaken: {
    en: "Some listings were changed elsewhere. You're now seeing the latest version.",
    vi: 'Có tin vừa được sửa ở nơi khác, bạn đang xem bản mới nhất.',
  },
  soldConfirm: {
    en: { one: 'Mark {count} listing as sold?', other: 'Mark {count} listings as sold?' },
    vi: 'Đánh dấu đã bán {count} tin?',
  },
  soldNote: {
    en: "Buyers you're still talking to about these bikes will get an email.",
    vi: 'Những người đang trao đổi với bạn về các xe này sẽ nhận được email.',
  },
  reserveTitle: {
    en: { one: 'Reserve {count} listing for how long?', other: 'Reserve {count} listings for how long?' },
    vi: 'Giữ {count} xe cho người mua bao lâu?',
  },
  reserveNote: {
    en: 'Reserved listings stay on the site, and buyers can still message you.',
    vi: 'Các xe vẫn hiển thị và người mua vẫn nhắn tin được.',
  },
  priceTitle: {
    en: { one: 'Change the price of {count} listing', other: 'Change the prices of {count} listings' },
    vi: 'Đổi giá {count} tin',
  },
  direction: { en: 'Change', vi: 'Thay đổi' },
  lower: { en: 'Lower', vi: 'Giảm' },
  raise: { en: 'Raise', vi: 'Tăng' },
  by: { en: 'By', vi: 'Mức' },
  unit: { en: 'Unit', vi: 'Đơn vị' },
  priceNote: {
    en: 'Prices are rounded. You can type a different price for any bike below.',
    vi: 'Giá được làm tròn. Bạn có thể nhập giá riêng cho từng xe ở dưới.',
  },
  priceNow: { en: 'Now {price}', vi: 'Hiện tại {price}' },
  priceImpossible: { en: "This price isn't valid.", vi: 'Giá này không hợp lệ.' },
  priceChange: { en: 'Change prices', vi: 'Đổi giá' },
} as const satisfies Texts;
