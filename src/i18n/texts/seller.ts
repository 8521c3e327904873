import type { Texts } from '../texts.ts';

export const seller = {
  title: { en: '{name}, seller on Vongxe', vi: '{name}, người bán xe trên Vongxe' },
  anonymous: { en: 'A seller', vi: 'Người bán ẩn danh' },
  description: {
    en: "See {name}'s motorcycles for sale, and find out how long {name} has been on Vongxe and how quickly they answer questions.",
    vi: 'Xem các xe {name} đang bán trên Vongxe, thời gian tham gia và tốc độ trả lời người mua.',
  },
  crumb: { en: 'Seller', vi: 'Người bán' },
  since: { en: 'Member since {month}', vi: 'Tham gia từ {month}' },
  known: { en: 'What we know', vi: 'Những gì chúng tôi biết' },
  email: { en: 'Email confirmed', vi: 'Đã xác nhận email' },
  emailMeans: {
    en: "The seller opened a link we sent to their email address. This doesn't tell you anything about the bikes.",
    vi: 'Người bán đã mở liên kết gửi tới email của mình. Điều này không đảm bảo gì về chiếc xe.',
  },
  phone: { en: 'Phone confirmed', vi: 'Đã xác nhận số điện thoại' },
  phoneMeans: {
    en: "The seller typed a code we sent to their phone. This doesn't tell you anything about the bikes.",
    vi: 'Người bán đã nhập mã gửi tới điện thoại của mình. Điều này không đảm bảo gì về chiếc xe.',
  },
  deals: {
    en: { one: '{count} confirmed deal', other: '{count} confirmed deals' },
    vi: '{count} giao dịch đã xác nhận',
  },
  dealsMean: {
    en: 'The buyer said on Vongxe that they bought the bike, and the seller confirmed it.',
    vi: 'Người mua báo đã mua xe và người bán xác nhận, ngay trên Vongxe.',
  },
  answers: {
    en: 'Answered {answered} of {asked} questions',
    vi: 'Đã trả lời {answered}/{asked} câu hỏi',
  },
  answersWithin: {
    en: 'Answered {answered} of {asked} questions, usually within {time}',
    vi: 'Đã trả lời {answered}/{asked} câu hỏi, thường trong vòng {time}',
  },
  answersMean: {
    en: 'Based on up to 20 of the most recent questions buyers asked here.',
    vi: 'Tính theo tối đa 20 câu hỏi gần nhất của người mua trên Vongxe.',
  },
  lineWithin: { en: 'usually answers within {time}', vi: 'thường trả lời trong vòng {time}' },
  hours: { en: { one: 'an hour', other: '{count} hours' }, vi: '{count} tiếng' },
  days: { en: { one: 'a day', other: '{count} days' }, vi: '{count} ngày' },
  sold: {
    en: { one: '{count} bike sold', other: '{count} bikes sold' },
    vi: 'Đã bán {count} xe',
  },
  soldMeans: {
    en: 'Bikes the seller has marked as sold.',
    vi: 'Những xe người bán tự đánh dấu là đã bán.',
  },
  forSale: { en: 'Bikes for sale', vi: 'Xe đang bán' },
  noneForSale: { en: 'Nothing for sale at the moment.', vi: 'Hiện chưa có xe nào đang bán.' },
  allBikes: { en: 'See all bikes', vi: 'Xem tất cả xe' },
  trust: { en: 'Reports and removals, in figures', vi: 'Số liệu về tin bị báo cáo và bị gỡ' },
} as const satisfies Texts;
