import type { Texts } from '../texts.ts';

export const prices = {
  title: { en: 'Asking prices', vi: 'Giá rao bán' },
  tooFew: {
    en: 'There are too few bikes to show prices. We need at least {count}.',
    vi: 'Có quá ít xe nên chưa đưa ra được mức giá. Cần ít nhất {count} xe.',
  },
  half: {
    en: 'Half of the bikes have asking prices between {quarter} and {threeQuarters}.',
    vi: 'Một nửa số xe có giá từ {quarter} đến {threeQuarters}.',
  },
  strip: {
    en: 'Asking prices of {count} bikes, from {least} to {most}. The typical price is {typical}.',
    vi: 'Giá rao của {count} xe, từ {least} đến {most}. Giá phổ biến là {typical}.',
  },
  far: {
    en: {
      one: '{count} far more expensive bike, at {most}, is counted but not shown.',
      other: '{count} far more expensive bikes, up to {most}, are counted but not shown.',
    },
    vi: '{count} xe đắt hơn hẳn, đến {most}, có tính nhưng không hiện trên biểu đồ.',
  },
  method: {
    en: 'These are the asking prices of the {count} bikes for sale on Vongxe on {date}. Sold bikes are left out. Half of the prices are below the typical price, and half are above it.',
    vi: 'Giá rao trên Vongxe ngày {date}: {count} xe đang bán, không tính xe đã bán. Giá phổ biến là mức mà một nửa số xe rẻ hơn, một nửa đắt hơn.',
  },
  typical: { en: 'Typical {price}', vi: 'Phổ biến {price}' },
  byYear: { en: 'Price and year', vi: 'Giá theo năm sản xuất' },
  byMileage: { en: 'Price and mileage', vi: 'Giá theo số km' },
  scatter: {
    en: '{title}: {count} bikes, one dot each.',
    vi: '{title}: {count} xe, mỗi xe một chấm.',
  },
  million: { en: 'million ₫', vi: 'triệu ₫' },
  noTrend: {
    en: 'Too few bikes to draw a trend line.',
    vi: 'Có quá ít xe nên chưa vẽ được đường xu hướng.',
  },
  trendYearUp: {
    en: 'Going by the line, a bike one year newer costs about {amount} more. Individual bikes vary.',
    vi: 'Theo đường xu hướng này, xe mới hơn một đời thì đắt hơn khoảng {amount}. Giá từng xe có thể khác.',
  },
  trendMileageDown: {
    en: 'Going by the line, every extra 10,000 km lowers the price by about {amount}, partly because bikes with more kilometres tend to be older.',
    vi: 'Theo đường xu hướng này, cứ thêm 10.000 km thì giá xe giảm khoảng {amount}, một phần vì xe đi nhiều thường có đời cũ hơn.',
  },
  trendNone: {
    en: 'The line is almost flat, so this factor makes little difference to the price here.',
    vi: 'Đường xu hướng này gần như nằm ngang: yếu tố này ít ảnh hưởng đến giá.',
  },
  trendOdd: {
    en: "The line slopes the opposite way to what you'd expect. With so few bikes, that's probably just chance.",
    vi: 'Đường xu hướng này dốc ngược với lẽ thường. Số xe còn ít nên có lẽ đây chỉ là ngẫu nhiên.',
  },
  byWeek: { en: 'Week by week', vi: 'Giá theo tuần' },
  weeks: { en: 'The typical asking price over {count} weeks.', vi: 'Giá rao phổ biến trong {count} tuần.' },
  weeksUp: {
    en: 'The typical asking price has risen from {first} in the week beginning {from} to {last}.',
    vi: 'Giá rao phổ biến tăng từ {first} (tuần bắt đầu ngày {from}) lên {last}.',
  },
  weeksDown: {
    en: 'The typical asking price has fallen from {first} in the week beginning {from} to {last}.',
    vi: 'Giá rao phổ biến giảm từ {first} (tuần bắt đầu ngày {from}) xuống {last}.',
  },
  weeksSame: {
    en: 'The typical asking price is {last} and has hardly changed since the week beginning {from}.',
    vi: 'Giá rao phổ biến là {last}, hầu như không đổi kể từ tuần bắt đầu ngày {from}.',
  },
  weeksNote: {
    en: 'Different bikes are for sale each week, so part of the change is down to chance.',
    vi: 'Mỗi tuần lại có xe khác được rao, nên một phần chênh lệch chỉ là ngẫu nhiên.',
  },
  weeksTable: { en: 'Show weekly figures as a table', vi: 'Xem từng tuần dạng bảng' },
  week: { en: 'Week of', vi: 'Tuần từ' },
  table: { en: 'Show as a table', vi: 'Xem dạng bảng' },
  price: { en: 'Price', vi: 'Giá' },
  year: { en: 'Year', vi: 'Năm sản xuất' },
  kilometres: { en: 'Kilometres', vi: 'Số km' },
  bikes: { en: 'Bikes', vi: 'Số xe' },
  least: { en: 'From', vi: 'Từ' },
  middle: { en: 'Typical', vi: 'Phổ biến' },
  most: { en: 'To', vi: 'Đến' },
  range: { en: '{from} to {to}', vi: '{from} đến {to}' },
} as const satisfies Texts;
