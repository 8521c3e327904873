import type { Texts } from '../texts.ts';

/** Part of `admin`. */
export const adminAudit = {
  noAudit: { en: 'No actions yet', vi: 'Chưa có thao tác nào' },
  noAuditText: {
    en: 'Every action is logged here permanently.',
    vi: 'Mọi thao tác đều được ghi lại tại đây. Nội dung đã ghi không thể sửa hay xóa.',
  },
  by: { en: 'by', vi: 'do' },
  'did.hide': { en: 'Listing removed', vi: 'Gỡ tin' },
  'did.restore': { en: 'Listing restored', vi: 'Khôi phục tin' },
  'did.keep': { en: 'Reports resolved, listing kept', vi: 'Xử lý báo cáo, giữ tin' },
  'did.dismiss': { en: 'Conversation report resolved', vi: 'Xử lý báo cáo cuộc trò chuyện' },
  'did.suspend': { en: 'Account suspended', vi: 'Khóa tài khoản' },
  'did.lift': { en: 'Suspension lifted', vi: 'Mở lại tài khoản' },
  'did.retry': { en: 'Email sent again', vi: 'Gửi lại email' },
  'did.hideReview': { en: 'Review hidden', vi: 'Ẩn đánh giá' },
  'did.restoreReview': { en: 'Review restored', vi: 'Khôi phục đánh giá' },
  'did.keepReview': { en: 'Reports resolved, review kept', vi: 'Xử lý báo cáo, giữ đánh giá' },
  'did.look': { en: 'Signs of fraud reviewed', vi: 'Xem xét dấu hiệu lừa đảo' },
  'did.numbers': { en: 'Phone numbers viewed', vi: 'Xem số điện thoại' },
  'did.photos': { en: 'Photos in a report viewed', vi: 'Xem ảnh trong báo cáo' },
  'did.finish': { en: 'Message marked as done', vi: 'Đánh dấu lời nhắn đã xong' },
  'did.answer': { en: 'Message answered', vi: 'Trả lời lời nhắn' },
} as const satisfies Texts;
