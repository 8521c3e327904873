import type { Texts } from '../texts.ts';

/** The page behind the last link of an alert's letter. */
export const unsubscribe = {
  askTitle: { en: 'Stop letters about bikes?', vi: 'Ngừng nhận thư báo xe?' },
  askText: {
    en: 'This switches off all of your alerts, and letters about lower prices. You can switch them on again at any time.',
    vi: 'Tất cả thông báo xe mới và thư báo giảm giá của bạn sẽ được tắt. Bạn có thể bật lại bất cứ lúc nào.',
  },
  stop: { en: 'Stop the letters', vi: 'Ngừng nhận thư' },
  doneTitle: { en: 'You get no more letters', vi: 'Bạn sẽ không nhận thư nữa' },
  doneText: {
    en: 'All of your alerts and letters about lower prices are off. Sign in to switch them on again.',
    vi: 'Tất cả thông báo xe mới và thư báo giảm giá đã tắt. Hãy đăng nhập nếu muốn bật lại.',
  },
  forgedTitle: { en: 'This link does not work', vi: 'Liên kết này không dùng được' },
  forgedText: {
    en: 'It may have been cut short. Open it from the letter once more, or sign in to change your alerts.',
    vi: 'Có thể liên kết đã bị cắt mất một phần. Hãy mở lại từ thư, hoặc đăng nhập để sửa các thông báo.',
  },
  alerts: { en: 'Go to my alerts', vi: 'Đến các thông báo của tôi' },
} as const satisfies Texts;
