import type { Texts } from '../texts.ts';

export const offline = {
  kept: {
    en: "You're offline. This is a saved copy from {time} and may be out of date.",
    vi: 'Bạn đang mất kết nối. Đây là bản lưu ngày {time}, nội dung có thể đã thay đổi.',
  },
  again: { en: 'Try again', vi: 'Thử lại' },
  pageTitle: { en: 'You are offline', vi: 'Bạn đang mất kết nối' },
  description: {
    en: "You're offline and this page isn't saved on this device.",
    vi: 'Không có mạng và trang này chưa được lưu trên thiết bị của bạn.',
  },
  text: {
    en: "This page isn't saved on this device. Connect to the internet to see it.",
    vi: 'Trang này chưa được lưu trên thiết bị, nên bạn cần có mạng để xem.',
  },
  keptPages: { en: 'Available offline', vi: 'Những trang bạn vẫn đọc được' },
  keptNote: {
    en: "Guides you've read and bikes you've liked are saved on this device.",
    vi: 'Cẩm nang bạn đã đọc và những chiếc xe bạn thích được lưu trên thiết bị này.',
  },
} as const satisfies Texts;
