import type { Texts } from '../texts.ts';

export const consent = {
  label: { en: 'Cookies', vi: 'Cookie' },
  text: {
    en: 'May we use analytics cookies?',
    vi: 'Cho phép cookie thống kê?',
  },
  more: { en: 'Details', vi: 'Chi tiết' },
  accept: { en: 'Accept', vi: 'Đồng ý' },
  reject: { en: 'Reject', vi: 'Từ chối' },
  offline: {
    en: 'You are offline. What you see may be out of date.',
    vi: 'Bạn đang mất kết nối. Thông tin trên trang có thể đã cũ.',
  },
} as const satisfies Texts;
