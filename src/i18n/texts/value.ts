import type { Texts } from '../texts.ts';

export const value = {
  title: {
    en: 'What is my motorcycle worth? Check its price',
    vi: 'Định giá xe máy cũ: xem xe của bạn giá bao nhiêu',
  },
  description: {
    en: 'Enter the make, model, year, mileage and papers to see asking prices for bikes like yours in Vietnam. Free, no account needed.',
    vi: 'Nhập hãng, dòng xe, năm sản xuất, số km và giấy tờ để biết xe tương tự đang rao bán giá bao nhiêu. Miễn phí, không cần tài khoản.',
  },
  heading: { en: 'What is my bike worth?', vi: 'Xe của tôi giá bao nhiêu?' },
  intro: {
    en: "Tell us about your bike. We'll compare it with similar bikes for sale here.",
    vi: 'Hãy cho biết vài điều về xe của bạn, chúng tôi sẽ so với những xe tương tự đang bán trên Vongxe.',
  },
  mileageHint: { en: '“32k” works too.', vi: 'Ghi “3 vạn 2” cũng được.' },
  submit: { en: 'Show the price range', vi: 'Xem khoảng giá' },
  check: { en: 'Please check the highlighted fields.', vi: 'Vui lòng xem lại các ô được đánh dấu.' },
  again: { en: 'Check another bike', vi: 'Xem giá xe khác' },

  range: { en: 'Bikes like this are offered for {range}', vi: 'Xe tương tự đang rao giá {range}' },
  typical: { en: 'Typical price', vi: 'Giá phổ biến' },
  dots: {
    en: "Each dot is one of these bikes, with its price adjusted to match your bike's year and mileage.",
    vi: 'Mỗi chấm là một xe trong số đó, giá đã điều chỉnh theo năm sản xuất và số km của xe bạn.',
  },
  batteryOwned: {
    en: 'The battery is included in all of these prices.',
    vi: 'Tất cả các xe này đều bán kèm pin.',
  },
  batteryRented: {
    en: "All of these bikes have rented batteries. The prices don't include the monthly rental.",
    vi: 'Tất cả các xe này đều thuê pin, giá chưa gồm phí thuê pin mỗi tháng.',
  },
  'basis.model': {
    en: 'We compared {count} {name} bikes that are for sale here, from {from} to {to}.',
    vi: 'Chúng tôi so với {count} xe {name} đang bán trên Vongxe, đời {from} đến {to}.',
  },
  'basis.make': {
    en: 'There are too few {name} bikes here, so we compared {count} other bikes of this make with a similar engine size. That makes the range wider.',
    vi: 'Trên Vongxe có quá ít xe {name}, nên chúng tôi so với {count} xe khác cùng hãng, phân khối gần bằng. Vì vậy khoảng giá rộng hơn.',
  },
  'basis.category': {
    en: 'There are too few {name} bikes here, so we compared {count} other bikes of the same category with a similar engine size. That makes the range wider.',
    vi: 'Trên Vongxe có quá ít xe {name}, nên chúng tôi so với {count} xe khác cùng loại, phân khối gần bằng. Vì vậy khoảng giá rộng hơn.',
  },
  tooFewTitle: { en: "We can't say yet", vi: 'Chưa định giá được xe này' },
  tooFew: {
    en: 'There are too few similar bikes here, or their prices are too far apart. Any figure would be a guess.',
    vi: 'Trên Vongxe còn ít xe giống xe này, hoặc giá chênh nhau quá nhiều, nên nói ra con số nào cũng chỉ là đoán.',
  },

  how: { en: 'How we worked it out', vi: 'Cách tính' },
  howAdjusted: {
    en: "We adjust the price of each bike to match your bike's year and mileage. Here, a bike that is a year newer costs about {year}% more, and every extra 10,000 km takes off about {mileage}%. The typical price is in the middle, so one odd price changes little.",
    vi: 'Giá từng xe được điều chỉnh theo năm sản xuất và số km của xe bạn: trên Vongxe, xe mới hơn một đời thì đắt hơn khoảng {year}%, đi thêm 10.000 km thì rẻ hơn khoảng {mileage}%. Giá phổ biến là mức ở giữa, nên một xe rao giá bất thường không làm lệch kết quả.',
  },
  howRange: {
    en: "Then we test this method on the bikes for sale. About four out of five are priced within the range it gives. Condition isn't taken into account: a well-kept bike is worth more, and a worn one is worth less.",
    vi: 'Sau đó chúng tôi thử cách tính này với chính những xe đang bán: chừng bốn phần năm số xe có giá nằm trong khoảng tính được. Cách tính không xét tình trạng xe: xe giữ kỹ đáng giá hơn, xe xuống cấp thì rẻ hơn.',
  },
  'papers.none': {
    en: "Papers in the seller's name make no clear difference to asking prices here ({own} listings mention them, {others} don't). They do make a bike easier to sell.",
    vi: 'Trên Vongxe, giá rao của xe chính chủ không chênh lệch rõ so với xe khác ({own} xe chính chủ, {others} xe không nêu rõ). Nhưng chính chủ thì dễ bán hơn.',
  },
  'papers.more': {
    en: "Asking prices here are about {percent}% higher for bikes with papers in the seller's name ({own} listings mention them, {others} don't). The range takes this into account.",
    vi: 'Trên Vongxe, xe chính chủ rao giá cao hơn khoảng {percent}% ({own} xe chính chủ, {others} xe không nêu rõ). Khoảng giá trên đã tính đến điều này.',
  },
  'papers.less': {
    en: "Asking prices here are about {percent}% lower for bikes with papers in the seller's name ({own} listings mention them, {others} don't). The range takes this into account.",
    vi: 'Trên Vongxe, xe chính chủ rao giá thấp hơn khoảng {percent}% ({own} xe chính chủ, {others} xe không nêu rõ). Khoảng giá trên đã tính đến điều này.',
  },
  'papers.unknown': {
    en: 'There are too few bikes here to say how papers affect the price.',
    vi: 'Trên Vongxe còn ít xe nên chưa biết giấy tờ ảnh hưởng đến giá thế nào.',
  },
  dated: {
    en: 'Based on the asking prices of {count} bikes for sale on Vongxe on {date}. The final price is often a little lower.',
    vi: 'Tính theo giá rao của {count} xe đang bán trên Vongxe ngày {date}. Giá chốt thường thấp hơn một chút.',
  },
  pictured: { en: 'How your bike compares', vi: 'Xe của bạn so với các xe này' },
  marked: {
    en: 'The square shows your bike at the typical price, and the bar shows the price range. Each dot is a bike for sale.',
    vi: 'Ô vuông là xe của bạn ở giá phổ biến, vạch dọc là khoảng giá. Mỗi chấm là một xe đang bán.',
  },
  bikes: { en: 'Bikes we compared', vi: 'Những xe được so sánh' },
  table: { en: 'Show all as a table', vi: 'Xem tất cả dưới dạng bảng' },
  bike: { en: 'Bike', vi: 'Xe' },

  sell: { en: 'Sell this bike here', vi: 'Đăng bán xe này' },
  alert: { en: 'Email me about bikes like this', vi: 'Báo cho tôi khi có xe tương tự' },
} as const satisfies Texts;
