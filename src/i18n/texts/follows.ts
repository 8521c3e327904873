import type { Texts } from '../texts.ts';

export const follows = {
  follow: { en: 'Follow this seller', vi: 'Theo dõi người bán' },
  end: { en: 'Unfollow this seller', vi: 'Bỏ theo dõi người bán' },
  busy: { en: 'Saving…', vi: 'Đang lưu…' },
  private: { en: "Sellers can't see who follows them.", vi: 'Người bán không biết ai theo dõi mình.' },
  done: { en: "You're following {name}", vi: 'Bạn đang theo dõi {name}' },
  doneText: {
    en: "We'll let you know when they list a bike, as often as you've chosen under Alerts.",
    vi: 'Khi người này đăng xe mới, chúng tôi sẽ báo cho bạn với tần suất bạn đã chọn ở mục Thông báo xe mới.',
  },
  ended: { en: 'You no longer follow {name}', vi: 'Bạn đã bỏ theo dõi {name}' },
  toAlerts: { en: 'Your alerts', vi: 'Thông báo của bạn' },
  failed: { en: 'Your change was not saved', vi: 'Chưa lưu được thay đổi' },
  tooMany: {
    en: "You've followed a lot of sellers today. Please try again tomorrow.",
    vi: 'Hôm nay bạn đã theo dõi khá nhiều người bán. Vui lòng thử lại vào ngày mai.',
  },

  heading: { en: 'Sellers you follow', vi: 'Người bán bạn theo dõi' },
  switch: { en: 'Tell me about new bikes from {name}', vi: 'Báo khi {name} đăng xe mới' },
  unfollow: { en: 'Unfollow {name}', vi: 'Bỏ theo dõi {name}' },
  loadFailed: {
    en: "We couldn't load the sellers you follow.",
    vi: 'Không tải được danh sách người bán bạn theo dõi.',
  },
} as const satisfies Texts;
