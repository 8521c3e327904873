import type { Texts } from '../texts.ts';

export const follows = {
  follow: { en: 'Follow this seller', vi: 'Theo dõi người bán' },
  end: { en: 'Unfollow this seller', vi: 'Bỏ theo dõi người bán' },
  busy: { en: 'Saving…', vi: 'Đang lưu…' },
  private: { en: "Sellers can't see who follows them.", vi: 'Người bán không biết ai theo dõi mình.' },
  done: { en: 'You follow {name}', vi: 'Bạn đang theo dõi {name}' },
  doneText: {
    en: "We'll tell you when they list a bike, as often as you chose under Alerts.",
    vi: 'Khi người này đăng xe, chúng tôi sẽ báo bạn theo nhịp bạn đã chọn ở mục Thông báo.',
  },
  ended: { en: 'You no longer follow {name}', vi: 'Bạn đã bỏ theo dõi {name}' },
  toAlerts: { en: 'Your alerts', vi: 'Thông báo của bạn' },
  failed: { en: 'Your change was not saved', vi: 'Chưa lưu được thay đổi' },
  tooMany: {
    en: "You've followed a lot of sellers today. Please try again tomorrow.",
    vi: 'Hôm nay bạn đã theo dõi khá nhiều người bán. Vui lòng thử lại vào ngày mai.',
  },

  heading: { en: 'Sellers you follow', vi: 'Người bán bạn theo dõi' },
  hint: {
    en: 'To follow a seller, open their page from one of their bikes.',
    vi: 'Muốn theo dõi ai, hãy mở trang của người đó từ một tin đăng của họ.',
  },
  switch: { en: 'Tell me of new bikes of {name}', vi: 'Báo khi {name} đăng xe mới' },
  unfollow: { en: 'Unfollow {name}', vi: 'Bỏ theo dõi {name}' },
  loadFailed: {
    en: "We couldn't load the sellers you follow.",
    vi: 'Không tải được danh sách người bán bạn theo dõi.',
  },
} as const satisfies Texts;
