import type { Texts } from '../texts.ts';

/** Confirming a deal, and reviewing each other. */
export const reviews = {
  // The deal
  askSold: {
    en: 'Did you sell the bike to {name}? If so, the listing will be marked as sold and you can review each other.',
    vi: 'Bạn đã bán xe cho {name} rồi phải không? Nếu đúng, tin sẽ được đánh dấu đã bán và hai bên có thể đánh giá nhau.',
  },
  yesSold: { en: 'Yes, I sold it to {name}', vi: 'Đúng, tôi đã bán cho {name}' },
  notSold: { en: "No, I didn't", vi: 'Không, tôi chưa bán' },
  saidNo: {
    en: "You said that you haven't sold the bike to {name}.",
    vi: 'Bạn đã trả lời là chưa bán xe cho {name}.',
  },
  waits: {
    en: "We've asked {name} whether they sold you the bike. If they confirm, you can review each other.",
    vi: 'Chúng tôi đã hỏi {name} có bán xe cho bạn không. Nếu đúng, hai bên có thể đánh giá nhau.',
  },
  askBought: {
    en: '{name} says they sold you the bike. Did you buy it? If so, you can review each other.',
    vi: '{name} cho biết đã bán xe cho bạn. Bạn đã mua xe này phải không? Nếu đúng, hai bên có thể đánh giá nhau.',
  },
  askBoughtShort: { en: 'Did you buy this bike?', vi: 'Bạn đã mua xe này phải không?' },
  yesBought: { en: 'Yes, I bought it', vi: 'Đúng, tôi đã mua' },
  notBought: { en: "No, I didn't buy it", vi: 'Không, tôi không mua' },
  saidNotBought: {
    en: "You said that you haven't bought the bike.",
    vi: 'Bạn đã trả lời là không mua xe này.',
  },
  waitsForBuyer: {
    en: "We've asked {name} whether they bought the bike. If they confirm, you can review each other.",
    vi: 'Chúng tôi đã hỏi {name} có mua xe không. Nếu đúng, hai bên có thể đánh giá nhau.',
  },
  agreed: { en: 'Bought and sold on {date}', vi: 'Mua bán xong ngày {date}' },
  soldToAnother: {
    en: "You've already confirmed that someone else bought this bike. A listing can be sold only once.",
    vi: 'Bạn đã xác nhận bán xe này cho người khác. Mỗi tin chỉ bán được một lần.',
  },
  noSale: {
    en: "This sale can't be confirmed. The listing isn't marked as sold, or the sale was more than 60 days ago.",
    vi: 'Chưa xác nhận được lần mua bán này. Tin chưa được đánh dấu đã bán, hoặc xe đã bán quá 60 ngày.',
  },
  answerFailed: {
    en: 'Your answer was not saved. Please try again.',
    vi: 'Chưa lưu được câu trả lời. Vui lòng thử lại.',
  },

  // Writing
  open: { en: 'You can write a review until {date}', vi: 'Bạn có thể viết đánh giá đến {date}' },
  write: { en: 'Write a review', vi: 'Viết đánh giá' },
  title: { en: 'How did it go with {name}?', vi: 'Bạn thấy {name} thế nào?' },
  unseen: {
    en: "{name} won't see your review until both of you have written, or 14 days have passed. You can write until {date}, but you can't change it afterwards.",
    vi: '{name} chỉ thấy đánh giá của bạn khi cả hai đã viết xong, hoặc sau 14 ngày. Bạn có thể viết đến {date} và không sửa được sau khi gửi.',
  },
  stars: { en: 'Stars', vi: 'Số sao' },
  star: { en: '{count} out of 5', vi: '{count} trên 5 sao' },
  tags: { en: 'What applies? Choose up to five', vi: 'Điều nào đúng? Chọn tối đa 5' },
  words: { en: 'In your own words', vi: 'Nhận xét của bạn' },
  wordsHint: {
    en: "Optional. Everyone can read it, so don't include phone numbers or addresses.",
    vi: 'Không bắt buộc. Ai cũng đọc được, nên đừng ghi số điện thoại hay địa chỉ.',
  },
  send: { en: 'Send review', vi: 'Gửi đánh giá' },
  sending: { en: 'Sending...', vi: 'Đang gửi…' },
  starsMissing: { en: 'Choose one to five stars.', vi: 'Vui lòng chọn từ một đến năm sao.' },
  tooMany: {
    en: "You've sent a lot of reviews. Please try again in an hour.",
    vi: 'Bạn đã gửi khá nhiều đánh giá. Vui lòng thử lại sau một giờ.',
  },
  late: { en: 'The 60 days for writing a review are over.', vi: 'Đã quá 60 ngày để viết đánh giá.' },
  written: { en: "You've already written a review.", vi: 'Bạn đã viết đánh giá rồi.' },
  suspended: { en: 'This account is suspended.', vi: 'Tài khoản này đang bị khóa.' },
  gone: { en: 'This no longer exists.', vi: 'Nội dung này không còn nữa.' },
  failed: { en: "That didn't work. Please try again.", vi: 'Chưa gửi được. Vui lòng thử lại.' },
  loadFailed: {
    en: "We couldn't load the reviews. Please try again.",
    vi: 'Chưa tải được đánh giá. Vui lòng thử lại.',
  },

  // Reading
  heading: { en: 'Reviews', vi: 'Đánh giá' },
  yours: { en: 'Your review', vi: 'Đánh giá của bạn' },
  theirs: { en: "{name}'s review", vi: 'Đánh giá của {name}' },
  notYet: {
    en: "{name} can't see it yet.",
    vi: '{name} chưa thấy đánh giá này.',
  },
  hidden: { en: 'We have hidden this review.', vi: 'Chúng tôi đã ẩn đánh giá này.' },
  over: { en: 'The time for writing a review is over.', vi: 'Đã hết thời gian đánh giá.' },
  answered: { en: 'Answer', vi: 'Trả lời' },
  answer: { en: 'Your answer', vi: 'Trả lời của bạn' },
  answerHint: {
    en: 'You can answer once, and everyone can read it.',
    vi: 'Bạn chỉ trả lời được một lần và ai cũng đọc được.',
  },
  sendAnswer: { en: 'Send answer', vi: 'Gửi trả lời' },
  answerMissing: { en: 'Write your answer first.', vi: 'Vui lòng viết câu trả lời.' },
  formerMember: { en: 'Former member', vi: 'Thành viên cũ' },
  byBuyer: { en: 'Bought: {bike}', vi: 'Đã mua: {bike}' },
  bySeller: { en: 'Sold: {bike}', vi: 'Đã bán: {bike}' },
  averageLabel: {
    en: { one: '{average} out of 5, one review', other: '{average} out of 5, {count} reviews' },
    vi: '{average} trên 5, {count} đánh giá',
  },

  // Reporting
  report: { en: 'Report this review', vi: 'Báo cáo đánh giá' },
  reportLegend: { en: 'What is wrong?', vi: 'Đánh giá này có vấn đề gì?' },
  private: { en: 'It reveals private details', vi: 'Lộ thông tin riêng' },
  offensive: { en: 'It is offensive', vi: 'Lời lẽ xúc phạm' },
  untrue: { en: 'It is not true', vi: 'Sai sự thật' },
  spam: { en: 'It is advertising', vi: 'Quảng cáo' },
  other: { en: 'Something else', vi: 'Lý do khác' },
  reportMessage: { en: 'Tell us more', vi: 'Mô tả thêm' },
  optional: { en: 'Optional', vi: 'Không bắt buộc' },
  sendReport: { en: 'Send report', vi: 'Gửi báo cáo' },
  reasonMissing: { en: 'Choose a reason.', vi: 'Vui lòng chọn một lý do.' },
  reported: {
    en: "Thank you. We'll look at this review.",
    vi: 'Cảm ơn bạn. Chúng tôi sẽ xem lại đánh giá này.',
  },

  // Tags
  'tag.as_described': { en: 'Bike as described', vi: 'Xe đúng mô tả' },
  'tag.papers_as_promised': { en: 'Papers as promised', vi: 'Giấy tờ đúng như đã nói' },
  'tag.on_time': { en: 'On time', vi: 'Đúng hẹn' },
  'tag.fair_price': { en: 'Fair price', vi: 'Giá hợp lý' },
  'tag.friendly': { en: 'Friendly', vi: 'Thân thiện, dễ nói chuyện' },
  'tag.told_faults': { en: 'Honest about faults', vi: 'Nói rõ lỗi của xe' },
  'tag.helped_papers': { en: 'Helped with the papers', vi: 'Hỗ trợ làm giấy tờ' },
  'tag.clear_answers': { en: 'Clear answers', vi: 'Trả lời rõ ràng' },
  'tag.paid_as_agreed': { en: 'Paid as agreed', vi: 'Trả tiền đúng thỏa thuận' },
  'tag.quick_decision': { en: 'Quick to decide', vi: 'Quyết định nhanh' },
  'tag.not_as_described': { en: 'Bike not as described', vi: 'Xe không đúng mô tả' },
  'tag.papers_missing': { en: 'Papers not as promised', vi: 'Giấy tờ không như đã nói' },
  'tag.late': { en: 'Late or no-show', vi: 'Đến muộn hoặc không đến' },
  'tag.price_changed': { en: 'Last-minute price change', vi: 'Đổi giá phút chót' },
  'tag.haggled_again': { en: 'Haggled after agreeing', vi: 'Chốt giá rồi còn trả giá' },
  'tag.rude': { en: 'Rude', vi: 'Thái độ không tốt' },
} as const satisfies Texts;
