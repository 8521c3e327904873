import type { Texts } from '../texts.ts';

/** Texts that every form shows beside the button that sends it. */
export const formStatus = {
  slow: {
    en: 'This is taking longer than usual. Please keep this page open.',
    vi: 'Việc này lâu hơn bình thường. Bạn đừng đóng trang nhé.',
  },
  offline: {
    en: "You're offline. What you typed is kept: try again once you're connected.",
    vi: 'Bạn đang mất kết nối. Nội dung đã nhập vẫn còn, có mạng bạn thử lại nhé.',
  },
  backOnline: {
    en: "You're back online. What you typed is kept: please try again.",
    vi: 'Đã có mạng trở lại. Nội dung đã nhập vẫn còn, bạn thử lại nhé.',
  },
  unreachable: {
    en: "We couldn't reach the server. Please try again in a minute.",
    vi: 'Chưa kết nối được máy chủ. Bạn thử lại sau một phút nhé.',
  },
} as const satisfies Texts;
