import type { Texts } from '../texts.ts';

export const consent = {
  label: { en: 'Cookies', vi: 'Cookie' },
  text: {
    en: 'We count page views without cookies. May we also use analytics cookies to see what helps?',
    vi: 'Vongxe đếm lượt xem không cần cookie. Bạn có đồng ý dùng cookie thống kê để trang tốt hơn không?',
  },
  more: { en: 'Cookie policy', vi: 'Chính sách cookie' },
  accept: { en: 'Accept', vi: 'Đồng ý' },
  reject: { en: 'Reject', vi: 'Từ chối' },
  offline: {
    en: 'You are offline. What you see may be out of date.',
    vi: 'Bạn đang mất kết nối. Thông tin trên trang có thể đã cũ.',
  },
} as const satisfies Texts;
