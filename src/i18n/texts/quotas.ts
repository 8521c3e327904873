import type { Texts } from '../texts.ts';

export const quotas = {
  listing: {
    en: { one: '{count} more new listing today', other: '{count} more new listings today' },
    vi: 'Hôm nay bạn còn đăng được {count} tin mới',
  },
  draft: {
    en: { one: '{count} more draft today', other: '{count} more drafts today' },
    vi: 'Hôm nay bạn còn lưu được {count} bản nháp mới',
  },
  edit: {
    en: {
      one: '{count} more change to your listings today',
      other: '{count} more changes to your listings today',
    },
    vi: 'Hôm nay bạn còn sửa tin được {count} lần',
  },
  like: {
    en: { one: '{count} more like today', other: '{count} more likes today' },
    vi: 'Hôm nay bạn còn {count} lượt thích',
  },
  alert: {
    en: { one: '{count} more new alert today', other: '{count} more new alerts today' },
    vi: 'Hôm nay bạn còn tạo được {count} thông báo xe mới',
  },
  reply: {
    en: { one: '{count} more reply this hour', other: '{count} more replies this hour' },
    vi: 'Trong giờ này bạn còn gửi được {count} tin nhắn',
  },
  feedback: {
    en: {
      one: '{count} more piece of feedback this hour',
      other: '{count} more pieces of feedback this hour',
    },
    vi: 'Trong giờ này bạn còn gửi được {count} góp ý',
  },
  block: {
    en: { one: 'You can block {count} more person today', other: 'You can block {count} more people today' },
    vi: 'Hôm nay bạn còn chặn được {count} người',
  },
  upload: {
    en: { one: '{count} more photo today', other: '{count} more photos today' },
    vi: 'Hôm nay bạn còn tải lên được {count} ảnh',
  },
  question: {
    en: { one: '{count} more question to sellers today', other: '{count} more questions to sellers today' },
    vi: 'Hôm nay bạn còn hỏi được {count} người bán',
  },
  reveal: {
    en: { one: '{count} more phone number today', other: '{count} more phone numbers today' },
    vi: 'Hôm nay bạn còn xem được {count} số điện thoại',
  },
  report: {
    en: { one: '{count} more report today', other: '{count} more reports today' },
    vi: 'Hôm nay bạn còn gửi được {count} báo cáo',
  },
  lastOfDay: { en: "You've reached today's limit", vi: 'Đây là lượt cuối của bạn hôm nay' },
  lastOfHour: { en: "You've reached this hour's limit", vi: 'Đây là lượt cuối của bạn trong giờ này' },
  afterDay: {
    en: 'The limit resets tomorrow.',
    vi: 'Khi hết lượt, bạn có thể tiếp tục vào ngày mai.',
  },
  afterHour: {
    en: 'The limit resets in an hour.',
    vi: 'Khi hết lượt, bạn có thể tiếp tục sau một giờ.',
  },
  'phone.text': {
    en: 'Confirm your phone number to raise the limit from {young} to {grown} a day.',
    vi: 'Xác nhận số điện thoại để nâng giới hạn từ {young} lên {grown} lượt mỗi ngày.',
  },
  'phone.label': { en: 'Confirm your phone number', vi: 'Xác nhận số điện thoại' },
  'contact.text': {
    en: 'If you regularly need more, contact us.',
    vi: 'Nếu bạn thường xuyên cần nhiều lượt hơn, hãy liên hệ với chúng tôi.',
  },
  'contact.label': { en: 'Contact us', vi: 'Liên hệ với chúng tôi' },
} as const satisfies Texts;
