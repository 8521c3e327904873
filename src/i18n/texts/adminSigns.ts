import type { Texts } from '../texts.ts';

/** Part of `admin`. */
export const adminSigns = {
  signs: { en: 'Signs of fraud', vi: 'Dấu hiệu lừa đảo' },
  noSigns: { en: 'No signs of fraud', vi: 'Không có dấu hiệu lừa đảo' },
  noSignsText: {
    en: 'Listings and first messages with enough signs of fraud appear here. Nothing is removed until you decide.',
    vi: 'Tin đăng và tin nhắn đầu tiên có đủ dấu hiệu lừa đảo sẽ hiện ở đây. Không nội dung nào bị gỡ trước khi bạn quyết định.',
  },
  signPoints: { en: { one: '{count} point', other: '{count} points' }, vi: '{count} điểm' },
  firstMessage: {
    en: 'First message about {bike}. The rest of the conversation is not shown.',
    vi: 'Tin nhắn đầu tiên về {bike}. Phần còn lại của cuộc trò chuyện không hiện ở đây.',
  },
  writer: { en: 'Written by', vi: 'Người viết' },
  why: { en: 'Why it was flagged', vi: 'Lý do bị đánh dấu' },
  'sign.other_photo': {
    en: "A photo looks like another seller's",
    vi: 'Có ảnh giống ảnh của người bán khác',
  },
  'sign.suspended_phone': {
    en: 'The phone number has been used by a suspended account',
    vi: 'Có số điện thoại mà một tài khoản bị khóa từng dùng',
  },
  'sign.price_half': {
    en: 'The price is less than half the lowest price of similar bikes',
    vi: 'Giá chưa bằng nửa mức thấp nhất của xe tương tự',
  },
  'sign.price_low': {
    en: 'The price is far below that of similar bikes',
    vi: 'Giá thấp hơn nhiều so với xe tương tự',
  },
  'sign.text_of_many': {
    en: 'Two or more other accounts use the same text',
    vi: 'Có từ hai tài khoản khác trở lên dùng nội dung này',
  },
  'sign.text_of_other': {
    en: 'Another account uses the same text',
    vi: 'Một tài khoản khác cũng dùng nội dung này',
  },
  'sign.asks_money': {
    en: 'The text asks for money or a code before meeting',
    vi: 'Nội dung đòi tiền hoặc mã OTP trước khi gặp',
  },
  'sign.throwaway_mail': {
    en: 'The email address is from a disposable email service',
    vi: 'Địa chỉ email thuộc dịch vụ email dùng một lần',
  },
  'sign.link': { en: 'The message links to an unknown site', vi: 'Tin nhắn có liên kết tới trang lạ' },
  'sign.phone': { en: 'The message contains a phone number', vi: 'Tin nhắn có số điện thoại' },
  'sign.new_many': {
    en: 'The account is less than a week old and has listed many bikes',
    vi: 'Tài khoản lập chưa được một tuần mà đăng nhiều xe',
  },
  'sign.new_account': {
    en: 'The account is less than three days old',
    vi: 'Tài khoản lập chưa được ba ngày',
  },
  seenPrice: {
    en: 'Asking price: {price}. Similar bikes start at {low}.',
    vi: 'Giá rao: {price}. Xe tương tự có giá từ {low}.',
  },
  photoPairs: { en: 'Photos that look alike', vi: 'Ảnh giống nhau' },
  ownPhoto: { en: 'In this listing', vi: 'Trong tin này' },
  otherPhoto: { en: 'In the other listing', vi: 'Trong tin kia' },
  otherListing: { en: 'Find the other listing', vi: 'Tìm tin kia' },
  look: { en: 'Mark as reviewed', vi: 'Đánh dấu đã xem' },
  lookDone: { en: 'Marked as reviewed', vi: 'Đã đánh dấu là đã xem' },
} as const satisfies Texts;
