import type { Texts } from '../texts.ts';

/** How the price of a bike compares: with the brand guide, and with other listings. */
export const priceContext = {
  title: { en: 'Price in context', vi: 'Giá so với thị trường' },
  'used.below': {
    en: 'Below what our guide calls usual for a used one. Ask why, and pay nothing before you have seen the bike and its papers.',
    vi: 'Thấp hơn giá xe cũ thường gặp trong cẩm nang. Bạn nên hỏi lý do, và đừng chuyển tiền khi chưa xem xe và cà vẹt.',
  },
  'used.within': {
    en: 'Within what our guide calls usual for a used one.',
    vi: 'Nằm trong khoảng giá xe cũ thường gặp theo cẩm nang.',
  },
  'used.above': {
    en: 'Above what our guide calls usual for a used one. Low mileage or extras may explain it; otherwise there is room to bargain.',
    vi: 'Cao hơn giá xe cũ thường gặp trong cẩm nang. Có thể do xe đi ít hoặc có đồ thêm; nếu không, bạn cứ trả giá.',
  },
  'new.below': {
    en: 'Below what our guide calls usual for a new one. Ask why, and pay nothing before you have seen the bike and its papers.',
    vi: 'Thấp hơn giá xe mới thường gặp trong cẩm nang. Bạn nên hỏi lý do, và đừng chuyển tiền khi chưa xem xe và giấy tờ.',
  },
  'new.within': {
    en: 'Within what our guide calls usual for a new one.',
    vi: 'Nằm trong khoảng giá xe mới thường gặp theo cẩm nang.',
  },
  'new.above': {
    en: 'Above what our guide calls usual for a new one.',
    vi: 'Cao hơn giá xe mới thường gặp trong cẩm nang.',
  },
  'median.below': {
    en: '{percent}% below the middle price of comparable bikes here.',
    vi: 'Thấp hơn {percent}% so với giá giữa của các xe tương đương trên trang.',
  },
  'median.about': {
    en: 'About the middle price of comparable bikes here.',
    vi: 'Xấp xỉ giá giữa của các xe tương đương trên trang.',
  },
  'median.above': {
    en: '{percent}% above the middle price of comparable bikes here.',
    vi: 'Cao hơn {percent}% so với giá giữa của các xe tương đương trên trang.',
  },
  thisBike: { en: 'This bike', vi: 'Xe này' },
  used: { en: 'Used, by our guide', vi: 'Xe cũ, theo cẩm nang' },
  new: { en: 'New, by our guide', vi: 'Xe mới, theo cẩm nang' },
  usually: { en: '{range}, usually {average}', vi: '{range}, thường {average}' },
  median: { en: 'Middle of {count} listings here', vi: 'Giá giữa của {count} tin trên trang' },
  guideNote: {
    en: 'Guide: {name}, model year {year}, indicative, as of {month}.',
    vi: 'Cẩm nang: {name} đời {year}, giá tham khảo, tính đến {month}.',
  },
  otherYear: {
    en: 'This bike is of {year}, so expect a difference.',
    vi: 'Xe này đời {year} nên giá có thể lệch.',
  },
  medianNote: {
    en: 'Listings: {name} of {from} to {to}, asking prices on {date}.',
    vi: 'Tin đăng: {name} đời {from} đến {to}, giá rao ngày {date}.',
  },
  guideLink: { en: '{brand} guide', vi: 'Cẩm nang xe {brand}' },
} as const satisfies Texts;
