import type { Texts } from '../texts.ts';

/** The header's account menu. A separate file, because every page of a member loads it. */
export const accountMenu = {
  signIn: { en: 'Sign in', vi: 'Đăng nhập' },
  open: { en: 'Your account', vi: 'Tài khoản của bạn' },
  openConversations: {
    en: { one: '{count} open conversation', other: '{count} open conversations' },
    vi: '{count} cuộc trò chuyện đang mở',
  },
  unread: { en: '{count} unread', vi: '{count} chưa đọc' },
  allRead: { en: 'all read', vi: 'đã đọc hết' },
  listings: { en: 'My Listings', vi: 'Tin đăng của tôi' },
  liked: { en: 'Liked Bikes', vi: 'Xe yêu thích' },
  messages: { en: 'Messages', vi: 'Tin nhắn' },
  alerts: { en: 'Alerts', vi: 'Thông báo xe mới' },
  profile: { en: 'Profile', vi: 'Hồ sơ' },
  logout: { en: 'Logout', vi: 'Đăng xuất' },
  logoutFailed: {
    en: 'Logout failed. Please try again.',
    vi: 'Chưa đăng xuất được. Vui lòng thử lại.',
  },
} as const satisfies Texts;
