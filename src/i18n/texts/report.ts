import type { Texts } from '../texts.ts';

/** Telling the operator that something is wrong with a listing. */
export const report = {
  open: { en: 'Report this listing', vi: 'Báo cáo tin đăng' },
  intro: {
    en: 'We look at every report. The seller does not learn who sent it.',
    vi: 'Chúng tôi xem mọi báo cáo. Người bán không biết ai đã gửi.',
  },
  legend: { en: 'What is wrong?', vi: 'Tin này có vấn đề gì?' },
  scam: { en: 'It looks like a scam', vi: 'Có dấu hiệu lừa đảo' },
  scamHint: {
    en: 'Asks for a deposit, the bike does not exist, the photos are somebody else’s',
    vi: 'Đòi đặt cọc trước, xe không có thật, lấy ảnh của người khác',
  },
  stolen: { en: 'The bike may be stolen', vi: 'Xe có thể bị trộm cắp' },
  stolenHint: {
    en: 'Numbers filed off, no papers, or you know the owner',
    vi: 'Số khung số máy bị đục, không giấy tờ, hoặc bạn biết chủ xe',
  },
  sold: { en: 'It is already sold', vi: 'Xe đã bán rồi' },
  price: { en: 'The price is wrong', vi: 'Giá không đúng' },
  priceHint: {
    en: 'The seller asks for another price than the page says',
    vi: 'Người bán báo giá khác với giá trên tin',
  },
  duplicate: { en: 'It is listed twice', vi: 'Tin đăng bị trùng' },
  offensive: { en: 'Offensive words or photos', vi: 'Nội dung hoặc hình ảnh phản cảm' },
  message: { en: 'What have you seen?', vi: 'Bạn đã thấy gì?' },
  messageHint: {
    en: 'Optional. No phone numbers or names of others, please.',
    vi: 'Không bắt buộc. Bạn đừng ghi tên hay số điện thoại của người khác nhé.',
  },
  send: { en: 'Send report', vi: 'Gửi báo cáo' },
  sending: { en: 'Sending...', vi: 'Đang gửi...' },
  reasonMissing: { en: 'Please choose what is wrong.', vi: 'Bạn vui lòng chọn một vấn đề.' },
  new: { en: 'Thank you for the report', vi: 'Cảm ơn bạn đã báo cáo' },
  newText: {
    en: 'We look at it and take the listing down where it breaks the rules.',
    vi: 'Chúng tôi sẽ xem và gỡ tin nếu tin vi phạm quy định.',
  },
  changed: { en: 'Your report is updated', vi: 'Đã cập nhật báo cáo của bạn' },
  changedText: {
    en: 'You had reported this listing before; this replaces what you wrote then.',
    vi: 'Bạn đã báo cáo tin này trước đó; nội dung mới thay cho nội dung cũ.',
  },
  same: { en: 'You have already reported this', vi: 'Bạn đã báo cáo tin này rồi' },
  sameText: {
    en: 'Your report is with us, word for word.',
    vi: 'Chúng tôi đã nhận được báo cáo này của bạn.',
  },
  close: { en: 'Close', vi: 'Đóng' },
  own: {
    en: 'This is your own listing. You can change it in My listings.',
    vi: 'Đây là tin của chính bạn. Bạn sửa tin ở mục Tin của tôi nhé.',
  },
  tooMany: {
    en: 'You have sent many reports. Please try again in an hour.',
    vi: 'Bạn đã gửi khá nhiều báo cáo. Vui lòng thử lại sau một giờ.',
  },
  gone: { en: 'This listing is no longer on the site.', vi: 'Tin đăng này không còn trên trang nữa.' },
  failed: {
    en: 'The report could not be sent. Please try again.',
    vi: 'Chưa gửi được báo cáo. Bạn vui lòng thử lại.',
  },
} as const satisfies Texts;
