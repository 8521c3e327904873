import type { Texts } from '../texts.ts';

export const priceContext = {
  title: { en: 'Price in context', vi: 'Giá so với thị trường' },
  'used.below': {
    en: "This is below the typical used price in our guide. Ask the seller why, and don't pay anything until you've seen the bike and its papers.",
    vi: 'Theo cẩm nang, giá này thấp hơn giá phổ biến của xe cũ. Bạn nên hỏi lý do, và đừng trả tiền khi chưa xem xe và giấy tờ.',
  },
  'used.belowOlder': {
    en: "This is below the typical used price for a {year} model in our guide. This bike is older, so that's expected.",
    vi: 'Theo cẩm nang, giá này thấp hơn giá phổ biến của xe cũ đời {year}. Xe này đời cũ hơn nên như vậy là bình thường.',
  },
  'used.within': {
    en: 'This is within the typical used price range in our guide.',
    vi: 'Theo cẩm nang, giá này nằm trong khoảng giá phổ biến của xe cũ.',
  },
  'used.above': {
    en: "This is above the typical used price in our guide. Low mileage or extras may explain it. If not, there's room to negotiate.",
    vi: 'Theo cẩm nang, giá này cao hơn giá phổ biến của xe cũ. Có thể do xe đi ít hoặc lắp thêm đồ; nếu không, bạn cứ trả giá.',
  },
  'new.below': {
    en: "This is below the typical new price in our guide. Ask the seller why, and don't pay anything until you've seen the bike and its papers.",
    vi: 'Theo cẩm nang, giá này thấp hơn giá phổ biến của xe mới. Bạn nên hỏi lý do, và đừng trả tiền khi chưa xem xe và giấy tờ.',
  },
  'new.within': {
    en: 'This is within the typical new price range in our guide.',
    vi: 'Theo cẩm nang, giá này nằm trong khoảng giá phổ biến của xe mới.',
  },
  'new.above': {
    en: 'This is above the typical new price in our guide.',
    vi: 'Theo cẩm nang, giá này cao hơn giá phổ biến của xe mới.',
  },
  'verdict.low': {
    en: '{percent}% below what similar bikes here usually cost. That is unusually low. See the bike and its papers before you pay anything.',
    vi: 'Thấp hơn {percent}% so với giá phổ biến của xe tương tự trên Vongxe. Mức này thấp bất thường. Bạn hãy xem xe và giấy tờ trước khi trả bất cứ khoản nào.',
  },
  'verdict.good': {
    en: '{percent}% below what similar bikes here usually cost.',
    vi: 'Thấp hơn {percent}% so với giá phổ biến của xe tương tự trên Vongxe.',
  },
  'verdict.fair': {
    en: 'About the same as similar bikes here.',
    vi: 'Ngang giá các xe tương tự trên Vongxe.',
  },
  'verdict.above': {
    en: "{percent}% above what similar bikes here usually cost. Extras or the bike's condition may explain the difference. If not, there's room to negotiate.",
    vi: 'Cao hơn {percent}% so với giá phổ biến của xe tương tự trên Vongxe. Có thể do xe lắp thêm đồ hoặc giữ kỹ; nếu không, bạn cứ trả giá.',
  },
  similar: {
    en: 'Similar bikes: {range}, typically {typical}',
    vi: 'Xe tương tự: {range}, phổ biến {typical}',
  },
  how: { en: 'How we worked it out', vi: 'Cách tính' },
  howText: {
    en: "We compared {count} other {name} bikes for sale here, from {from} to {to}, and adjusted their prices to match this bike's year and mileage. Each seller counts once, and this bike's own seller isn't counted. About four out of five similar bikes are within the range. Condition isn't taken into account. The asking prices are from {date}.",
    vi: 'Chúng tôi so xe này với {count} xe {name} khác đang bán trên Vongxe, đời {from} đến {to}, và điều chỉnh giá từng xe theo năm sản xuất và số km của xe này. Mỗi người bán chỉ tính một lần, không tính người bán xe này. Chừng bốn phần năm số xe tương tự có giá nằm trong khoảng này. Cách tính không xét tình trạng xe. Đây là giá rao ngày {date}.',
  },
  checkOther: { en: 'What is your bike worth?', vi: 'Xe của bạn giá bao nhiêu?' },
  thisBike: { en: 'This bike', vi: 'Xe này' },
  used: { en: 'Guide price, used', vi: 'Xe cũ, theo cẩm nang' },
  new: { en: 'Guide price, new', vi: 'Xe mới, theo cẩm nang' },
  usually: { en: '{range}, usually {average}', vi: '{range}, thường khoảng {average}' },
  guideNote: {
    en: 'Guide: {name}, model year {year}, indicative, as of {month}.',
    vi: 'Cẩm nang: {name} đời {year}, giá tham khảo, tính đến {month}.',
  },
  otherYear: {
    en: 'This bike is from {year}, so its price may differ.',
    vi: 'Xe này đời {year} nên giá có thể chênh.',
  },
  guideLink: { en: '{brand} guide', vi: 'Cẩm nang xe {brand}' },
} as const satisfies Texts;
