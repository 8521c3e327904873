import type { Texts } from '../texts.ts';

export const signInPrompt = {
  title: { en: 'Sign in required', vi: 'Bạn cần đăng nhập' },
  favorite: {
    en: 'Please sign in to like motorcycles',
    vi: 'Đăng nhập để lưu xe yêu thích.',
  },
  follow: {
    en: "Please sign in to follow a seller. You'll hear about their new bikes.",
    vi: 'Đăng nhập để theo dõi người bán và biết khi họ đăng xe mới.',
  },
  contact: {
    en: 'Please sign in to message the seller',
    vi: 'Đăng nhập để nhắn tin cho người bán.',
  },
  alert: { en: 'Please sign in to set up alerts.', vi: 'Đăng nhập để tạo thông báo xe mới.' },
  report: {
    en: 'Please sign in to report a listing, so we can ask you for details if we need to.',
    vi: 'Đăng nhập để báo cáo tin đăng, phòng khi chúng tôi cần hỏi thêm.',
  },
  reportReview: {
    en: 'Please sign in to report a review, so we can ask you for details if we need to.',
    vi: 'Đăng nhập để báo cáo đánh giá, phòng khi chúng tôi cần hỏi thêm.',
  },
  free: {
    en: "It's free, and you'll carry on where you left off.",
    vi: 'Tài khoản miễn phí, đăng nhập xong bạn tiếp tục ngay việc đang làm.',
  },
  signIn: { en: 'Sign in', vi: 'Đăng nhập' },
  signUp: { en: 'Create a free account', vi: 'Tạo tài khoản miễn phí' },
} as const satisfies Texts;
