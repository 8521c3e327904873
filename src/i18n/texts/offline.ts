import type { Texts } from '../texts.ts';

/** What the site says without a network. The worker that keeps pages says some of it. */
export const offline = {
  kept: {
    en: 'No connection. This page is shown from memory, as it was on {time}; it may have changed since.',
    vi: 'Không có kết nối. Đây là bản đã lưu {time}, nội dung có thể đã thay đổi.',
  },
  again: { en: 'Try again', vi: 'Thử lại' },
  pageTitle: { en: 'You are offline', vi: 'Bạn đang mất kết nối' },
  description: {
    en: 'There is no network, and this page has not been kept on this device.',
    vi: 'Không có mạng và trang này chưa được lưu trên thiết bị của bạn.',
  },
  text: {
    en: 'This page has not been kept on this device, so it cannot be shown before there is a network again.',
    vi: 'Trang này chưa được lưu trên thiết bị, nên bạn cần có mạng để xem.',
  },
  keptPages: { en: 'What you can read now', vi: 'Những trang bạn vẫn đọc được' },
  keptNote: {
    en: 'Guides that you have read and bikes that you like stay on this device.',
    vi: 'Cẩm nang bạn đã đọc và những chiếc xe bạn thích được lưu trên thiết bị này.',
  },
} as const satisfies Texts;
