import type { Texts } from '../texts.ts';

export const signInReason = {
  ended: {
    en: 'Please sign in again. Your session has ended.',
    vi: 'Phiên đăng nhập đã hết hạn. Vui lòng đăng nhập lại.',
  },
  contact: {
    en: 'Sign in or sign up to message the seller',
    vi: 'Đăng nhập hoặc đăng ký để nhắn tin cho người bán',
  },
  report: {
    en: 'Sign in or sign up to report this listing',
    vi: 'Đăng nhập hoặc đăng ký để báo cáo tin này',
  },
  like: { en: 'Sign in or sign up to save this bike', vi: 'Đăng nhập hoặc đăng ký để lưu xe này' },
  follow: {
    en: 'Sign in or sign up to follow this seller',
    vi: 'Đăng nhập hoặc đăng ký để theo dõi người bán',
  },
  message: {
    en: 'Sign in or sign up to read your messages',
    vi: 'Đăng nhập hoặc đăng ký để xem tin nhắn',
  },
  alert: {
    en: 'Sign in or sign up to get alerts about new bikes',
    vi: 'Đăng nhập hoặc đăng ký để nhận thông báo xe mới',
  },
  sell: { en: 'Sign in or sign up to list your bike', vi: 'Đăng nhập hoặc đăng ký để đăng tin bán xe' },
  listings: {
    en: 'Sign in or sign up to manage your listings',
    vi: 'Đăng nhập hoặc đăng ký để quản lý tin đăng',
  },
  liked: {
    en: 'Sign in or sign up to see the bikes you like',
    vi: 'Đăng nhập hoặc đăng ký để xem xe yêu thích',
  },
  profile: { en: 'Sign in or sign up to see your profile', vi: 'Đăng nhập hoặc đăng ký để xem hồ sơ' },
} as const satisfies Texts;
