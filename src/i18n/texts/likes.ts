import type { Texts } from '../texts.ts';

export const likes = {
  sheet: { en: 'Viewing sheet', vi: 'Phiếu xem xe' },
  sheetAbout: { en: 'Viewing sheet: {title}', vi: 'Phiếu xem xe: {title}' },
  compareAbout: { en: 'Compare: {title}', vi: 'So sánh: {title}' },
  like: { en: 'Like {title}', vi: 'Thích {title}' },
  unlike: { en: 'Unlike {title}', vi: 'Bỏ thích {title}' },
  liked: { en: 'Saved to your liked motorcycles', vi: 'Đã lưu vào xe yêu thích' },
  likeFailed: { en: 'Failed to like motorcycle', vi: 'Chưa lưu được xe yêu thích' },
  unlikeFailed: { en: 'Failed to unlike motorcycle', vi: 'Chưa bỏ thích được' },
  pageTitle: { en: 'Liked Motorcycles', vi: 'Xe yêu thích' },
  pageDescription: {
    en: "All the motorcycles you've liked, in one place.",
    vi: 'Tất cả xe bạn đã lưu, ở cùng một nơi.',
  },
  emails: { en: 'Email me when a price drops', vi: 'Nhận email khi xe bạn thích giảm giá' },
  list: { en: 'Your list', vi: 'Danh sách của bạn' },
  loading: { en: 'Loading liked motorcycles', vi: 'Đang tải xe yêu thích' },
  loadFailed: { en: 'Failed to load liked motorcycles.', vi: 'Không tải được danh sách xe yêu thích.' },
  emptyTitle: { en: 'No liked motorcycles yet', vi: 'Bạn chưa thích xe nào' },
  emptyText: {
    en: 'Tap the heart on any bike to save it here.',
    vi: 'Chạm vào hình trái tim trên tin đăng, xe sẽ được lưu ở đây.',
  },
  browse: { en: 'Browse Motorcycles', vi: 'Xem xe đang bán' },
  gone: {
    en: {
      one: '{count} bike you liked is no longer listed.',
      other: '{count} bikes you liked are no longer listed.',
    },
    vi: '{count} xe bạn thích không còn trên trang.',
  },
  more: { en: 'Show more', vi: 'Xem thêm' },
  contactSeller: { en: 'Contact seller', vi: 'Liên hệ người bán' },
  contactAbout: { en: 'Contact seller: {title}', vi: 'Liên hệ người bán: {title}' },
} as const satisfies Texts;
