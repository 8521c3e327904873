import type { Texts } from '../texts.ts';

export const unsubscribe = {
  askTitle: { en: 'Stop emails about bikes?', vi: 'Ngừng nhận email về xe?' },
  askText: {
    en: 'This turns off all your alerts, and emails about price drops and sellers you follow. You can turn them back on at any time.',
    vi: 'Tất cả thông báo xe mới, email báo giảm giá và email về người bán bạn theo dõi sẽ được tắt. Bạn có thể bật lại bất cứ lúc nào.',
  },
  stop: { en: 'Stop the emails', vi: 'Ngừng nhận email' },
  doneTitle: { en: "You won't get any more bike alerts", vi: 'Bạn sẽ không nhận email về xe nữa' },
  doneText: {
    en: 'Your alerts, and emails about price drops and sellers you follow, are off. Sign in to turn them back on.',
    vi: 'Tất cả thông báo xe mới, email báo giảm giá và email về người bán bạn theo dõi đã tắt. Hãy đăng nhập nếu muốn bật lại.',
  },
  keptTitle: {
    en: 'Alerts you changed later are still on',
    vi: 'Những thông báo bạn sửa sau email này vẫn bật',
  },
  keptText: {
    en: 'You changed your alerts after this email was sent, so the ones you changed are still on. Everything else is off. To stop all of them, use the link in our latest email, or sign in.',
    vi: 'Sau khi email này được gửi, bạn đã sửa một số thông báo nên các thông báo đó vẫn bật; những thông báo còn lại đã tắt. Muốn tắt hết, hãy bấm liên kết trong email mới nhất hoặc đăng nhập.',
  },
  expiredTitle: { en: 'This link has expired', vi: 'Liên kết này đã hết hạn' },
  expiredText: {
    en: 'Nothing has changed. Use the link in our latest email, or sign in to turn your alerts off.',
    vi: 'Các thông báo vẫn giữ nguyên. Hãy bấm liên kết trong email mới nhất, hoặc đăng nhập để tắt thông báo.',
  },
  forgedTitle: { en: "This link doesn't work", vi: 'Liên kết này không dùng được' },
  forgedText: {
    en: 'The link may be incomplete. Open it from the email again, or sign in to change your alerts.',
    vi: 'Có thể liên kết đã bị cắt mất một phần. Hãy mở lại từ email, hoặc đăng nhập để sửa các thông báo.',
  },
  alerts: { en: 'Go to my alerts', vi: 'Quản lý thông báo' },
} as const satisfies Texts;
