import type { Texts } from '../texts.ts';

/** What a visitor reads who asks for something that needs an account. */
export const signInPrompt = {
  title: { en: 'Sign in required', vi: 'Bạn cần đăng nhập' },
  favorite: {
    en: 'Please sign in to like motorcycles',
    vi: 'Bạn đăng nhập để lưu xe yêu thích nhé.',
  },
  contact: {
    en: 'Please sign in to write to the seller',
    vi: 'Bạn đăng nhập để liên hệ người bán nhé.',
  },
  message: {
    en: 'Please sign in to read and write messages',
    vi: 'Bạn đăng nhập để xem và gửi tin nhắn nhé.',
  },
  alert: { en: 'Please sign in to set up alerts.', vi: 'Bạn đăng nhập để tạo thông báo nhé.' },
  report: {
    en: 'Please sign in to report a listing, so that we can ask you back.',
    vi: 'Bạn đăng nhập để báo cáo tin đăng nhé, để chúng tôi có thể hỏi lại.',
  },
  free: {
    en: 'An account is free, and you come back to this very place.',
    vi: 'Tài khoản miễn phí, đăng nhập xong bạn trở lại đúng chỗ này.',
  },
  signIn: { en: 'Sign in', vi: 'Đăng nhập' },
  signUp: { en: 'Create a free account', vi: 'Tạo tài khoản miễn phí' },
} as const satisfies Texts;
