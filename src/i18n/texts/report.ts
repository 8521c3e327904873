import type { Texts } from '../texts.ts';

export const report = {
  open: { en: 'Report this listing', vi: 'Báo cáo tin đăng' },
  intro: {
    en: "We review every report. The seller won't know it was you.",
    vi: 'Chúng tôi xem mọi báo cáo. Người bán không biết ai đã gửi.',
  },
  legend: { en: "What's wrong?", vi: 'Tin này có vấn đề gì?' },
  scam: { en: 'It looks like a scam', vi: 'Có dấu hiệu lừa đảo' },
  scamHint: {
    en: "The seller wants a deposit, the bike doesn't exist, or the photos are someone else's",
    vi: 'Đòi đặt cọc trước, xe không có thật, lấy ảnh của người khác',
  },
  stolen: { en: 'The bike may be stolen', vi: 'Xe có thể là xe trộm cắp' },
  stolenHint: {
    en: 'The frame or engine number has been filed off, there are no papers, or you know the real owner',
    vi: 'Số khung, số máy bị đục, không có giấy tờ, hoặc bạn biết chủ thật của xe',
  },
  sold: { en: "It's already sold", vi: 'Xe đã bán rồi' },
  price: { en: 'The price is wrong', vi: 'Giá không đúng' },
  priceHint: {
    en: 'The seller is asking for a different price from the one on the page',
    vi: 'Người bán báo giá khác với giá trên tin',
  },
  duplicate: { en: "It's listed twice", vi: 'Tin đăng bị trùng' },
  offensive: { en: 'Offensive words or photos', vi: 'Nội dung hoặc ảnh phản cảm' },
  message: { en: 'Tell us more', vi: 'Mô tả thêm' },
  messageHint: {
    en: "Optional. Don't include other people's names or phone numbers.",
    vi: 'Không bắt buộc. Đừng ghi tên hay số điện thoại của người khác.',
  },
  send: { en: 'Send report', vi: 'Gửi báo cáo' },
  sending: { en: 'Sending...', vi: 'Đang gửi…' },
  reasonMissing: { en: "Choose what's wrong with the listing.", vi: 'Vui lòng chọn một lý do.' },
  new: { en: 'Thank you for your report', vi: 'Cảm ơn bạn đã báo cáo' },
  newText: {
    en: "We'll review it and remove the listing if it breaks our rules.",
    vi: 'Chúng tôi sẽ xem và gỡ tin nếu tin vi phạm quy định.',
  },
  changed: { en: 'Your report has been updated', vi: 'Đã cập nhật báo cáo của bạn' },
  changedText: {
    en: 'This replaces your earlier report on this listing.',
    vi: 'Bạn đã báo cáo tin này trước đó; nội dung mới thay cho nội dung cũ.',
  },
  same: { en: 'You have already reported this', vi: 'Bạn đã báo cáo tin này rồi' },
  sameText: {
    en: "We have your report, so you don't need to send it again.",
    vi: 'Chúng tôi đã nhận được báo cáo này của bạn.',
  },
  close: { en: 'Close', vi: 'Đóng' },
  own: {
    en: 'This is your own listing. You can edit it in My Listings.',
    vi: 'Đây là tin của bạn. Bạn có thể sửa tin trong mục Tin đăng của tôi.',
  },
  tooMany: {
    en: "You've sent a lot of reports. Please try again in an hour, or tomorrow.",
    vi: 'Bạn đã gửi khá nhiều báo cáo. Vui lòng thử lại sau một giờ, hoặc vào ngày mai.',
  },
  suspended: {
    en: 'This account is suspended. Contact us if you think this is a mistake.',
    vi: 'Tài khoản này đang bị khóa. Nếu bạn cho rằng có nhầm lẫn, hãy liên hệ với chúng tôi.',
  },
  gone: { en: 'This listing is no longer on the site.', vi: 'Tin đăng này không còn trên trang nữa.' },
  failed: {
    en: "We couldn't send your report. Please try again.",
    vi: 'Chưa gửi được báo cáo. Vui lòng thử lại.',
  },
} as const satisfies Texts;
