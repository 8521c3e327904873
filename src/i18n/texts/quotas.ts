import type { Texts } from '../texts.ts';

export const quotas = {
  listing: {
    en: { one: 'You can list {count} more bike today', other: 'You can list {count} more bikes today' },
    vi: 'Hôm nay bạn còn đăng được {count} tin mới',
  },
  draft: {
    en: { one: 'You can save {count} more draft today', other: 'You can save {count} more drafts today' },
    vi: 'Hôm nay bạn còn lưu được {count} bản nháp mới',
  },
  edit: {
    en: {
      one: 'You can edit your listings {count} more time today',
      other: 'You can edit your listings {count} more times today',
    },
    vi: 'Hôm nay bạn còn sửa tin được {count} lần',
  },
  like: {
    en: { one: 'You can like {count} more bike today', other: 'You can like {count} more bikes today' },
    vi: 'Hôm nay bạn còn {count} lượt thích',
  },
  alert: {
    en: { one: 'You can create {count} more alert today', other: 'You can create {count} more alerts today' },
    vi: 'Hôm nay bạn còn tạo được {count} thông báo xe mới',
  },
  follow: {
    en: {
      one: 'You can follow {count} more seller today',
      other: 'You can follow {count} more sellers today',
    },
    vi: 'Hôm nay bạn còn theo dõi được {count} người bán',
  },
  reply: {
    en: {
      one: 'You can send {count} more reply this hour',
      other: 'You can send {count} more replies this hour',
    },
    vi: 'Trong giờ này bạn còn gửi được {count} tin nhắn',
  },
  feedback: {
    en: {
      one: 'You can send feedback {count} more time this hour',
      other: 'You can send feedback {count} more times this hour',
    },
    vi: 'Trong giờ này bạn còn gửi được {count} góp ý',
  },
  block: {
    en: { one: 'You can block {count} more person today', other: 'You can block {count} more people today' },
    vi: 'Hôm nay bạn còn chặn được {count} người',
  },
  upload: {
    en: { one: 'You can upload {count} more photo today', other: 'You can upload {count} more photos today' },
    vi: 'Hôm nay bạn còn tải lên được {count} ảnh',
  },
  question: {
    en: {
      one: 'You can message {count} more seller today',
      other: 'You can message {count} more sellers today',
    },
    vi: 'Hôm nay bạn còn hỏi được {count} người bán',
  },
  reveal: {
    en: {
      one: 'You can view {count} more phone number today',
      other: 'You can view {count} more phone numbers today',
    },
    vi: 'Hôm nay bạn còn xem được {count} số điện thoại',
  },
  report: {
    en: { one: 'You can send {count} more report today', other: 'You can send {count} more reports today' },
    vi: 'Hôm nay bạn còn gửi được {count} báo cáo',
  },
  messagePhoto: {
    en: {
      one: 'You can send {count} more photo in messages today',
      other: 'You can send {count} more photos in messages today',
    },
    vi: 'Hôm nay bạn còn gửi được {count} ảnh trong tin nhắn',
  },
  lastOfDay: { en: "You've reached today's limit", vi: 'Bạn vừa dùng lượt cuối của hôm nay' },
  lastOfHour: { en: "You've reached this hour's limit", vi: 'Bạn vừa dùng lượt cuối trong giờ này' },
  afterDay: {
    en: 'The limit resets tomorrow.',
    vi: 'Ngày mai, số lượt sẽ được tính lại từ đầu.',
  },
  afterHour: {
    en: 'The limit resets in an hour.',
    vi: 'Sau một giờ, số lượt sẽ được tính lại từ đầu.',
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
