import type { Texts } from '../texts.ts';

/** How the price of a bike compares: with the brand guide, and with other listings. */
export const priceContext = {
  title: { en: 'Price in context', vi: 'Giá so với thị trường' },
  'used.below': {
    en: "This is below the typical used price in our guide. Ask why, and don't pay anything until you've seen the bike and its papers.",
    vi: 'Giá này thấp hơn giá xe cũ thường gặp trong cẩm nang. Bạn nên hỏi lý do, và đừng chuyển tiền khi chưa xem xe và cà vẹt.',
  },
  'used.belowOlder': {
    en: "This is below the typical used price for a {year} in our guide. This bike is older, so that's expected.",
    vi: 'Giá này thấp hơn giá xe cũ đời {year} thường gặp trong cẩm nang. Xe này đời cũ hơn nên như vậy là bình thường.',
  },
  'used.within': {
    en: 'This is within the typical used price range in our guide.',
    vi: 'Giá này nằm trong khoảng giá xe cũ thường gặp theo cẩm nang.',
  },
  'used.above': {
    en: "This is above the typical used price in our guide. Low mileage or extras may explain it. If not, there's room to negotiate.",
    vi: 'Giá này cao hơn giá xe cũ thường gặp trong cẩm nang. Có thể do xe đi ít hoặc có đồ thêm; nếu không, bạn cứ trả giá.',
  },
  'new.below': {
    en: "This is below the typical new price in our guide. Ask why, and don't pay anything until you've seen the bike and its papers.",
    vi: 'Giá này thấp hơn giá xe mới thường gặp trong cẩm nang. Bạn nên hỏi lý do, và đừng chuyển tiền khi chưa xem xe và giấy tờ.',
  },
  'new.within': {
    en: 'This is within the typical new price range in our guide.',
    vi: 'Giá này nằm trong khoảng giá xe mới thường gặp theo cẩm nang.',
  },
  'new.above': {
    en: 'This is above the typical new price in our guide.',
    vi: 'Giá này cao hơn giá xe mới thường gặp trong cẩm nang.',
  },
  'median.below': {
    en: 'This is {percent}% below the typical asking price for similar bikes on Vongxe.',
    vi: 'Giá này thấp hơn {percent}% so với giá phổ biến của các xe tương đương trên trang.',
  },
  'median.about': {
    en: 'This is about the typical asking price for similar bikes on Vongxe.',
    vi: 'Giá này ngang giá phổ biến của các xe tương đương trên trang.',
  },
  'median.above': {
    en: 'This is {percent}% above the typical asking price for similar bikes on Vongxe.',
    vi: 'Giá này cao hơn {percent}% so với giá phổ biến của các xe tương đương trên trang.',
  },
  thisBike: { en: 'This bike', vi: 'Xe này' },
  used: { en: 'Guide price, used', vi: 'Xe cũ, theo cẩm nang' },
  new: { en: 'Guide price, new', vi: 'Xe mới, theo cẩm nang' },
  usually: { en: '{range}, usually {average}', vi: '{range}, thường khoảng {average}' },
  median: { en: 'Typical price of {count} listings', vi: 'Giá phổ biến của {count} tin trên trang' },
  guideNote: {
    en: 'Guide: {name}, model year {year}, indicative, as of {month}.',
    vi: 'Cẩm nang: {name} đời {year}, giá tham khảo, tính đến {month}.',
  },
  otherYear: {
    en: 'This bike is a {year}, so its price may differ.',
    vi: 'Xe này đời {year} nên giá có thể chênh.',
  },
  medianNote: {
    en: 'Based on {name} listings from {from} to {to}. Asking prices on {date}.',
    vi: 'Tin đăng: {name} đời {from} đến {to}, giá rao ngày {date}.',
  },
  guideLink: { en: '{brand} guide', vi: 'Cẩm nang xe {brand}' },
} as const satisfies Texts;
