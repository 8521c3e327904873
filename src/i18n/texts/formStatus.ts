import type { Texts } from '../texts.ts';

export const formStatus = {
  slow: {
    en: 'This is taking longer than usual. Please keep this page open.',
    vi: 'Đang xử lý lâu hơn bình thường. Vui lòng đừng đóng trang.',
  },
  offline: {
    en: "You're offline. What you typed is still here. Try again once you're connected.",
    vi: 'Bạn đang mất kết nối. Nội dung đã nhập vẫn còn, hãy thử lại khi có mạng.',
  },
  backOnline: {
    en: "You're back online. What you typed is still here. Please try again.",
    vi: 'Đã có mạng trở lại. Nội dung đã nhập vẫn còn, vui lòng thử lại.',
  },
  unreachable: {
    en: "We couldn't reach the server. Please try again in a minute.",
    vi: 'Chưa kết nối được máy chủ. Vui lòng thử lại sau một phút.',
  },
} as const satisfies Texts;
