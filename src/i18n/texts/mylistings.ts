import type { Texts } from '../texts.ts';

/** One's own listings. */
export const mylistings = {
  title: { en: 'My Listings', vi: 'Tin đăng của tôi' },
  pageDescription: {
    en: 'The motorcycles that you have put up for sale.',
    vi: 'Những chiếc xe bạn đang đăng bán.',
  },
  count: {
    en: { one: '{count} listing', other: '{count} listings' },
    vi: '{count} tin đăng',
  },
  loading: { en: 'Loading your listings', vi: 'Đang tải tin đăng của bạn' },
  addNew: { en: 'Add a new listing', vi: 'Đăng tin mới' },
  addNewText: { en: 'Free of charge', vi: 'Hoàn toàn miễn phí' },
  emptyTitle: { en: 'No listings yet', vi: 'Bạn chưa có tin đăng nào' },
  emptyText: {
    en: 'Put your first motorcycle up for sale. It is free and takes a few minutes.',
    vi: 'Đăng bán chiếc xe đầu tiên của bạn. Miễn phí và chỉ mất vài phút.',
  },
  emptyAction: { en: 'Create your first listing', vi: 'Đăng tin đầu tiên' },
  noPrice: { en: 'No price yet', vi: 'Chưa có giá' },
  noPlace: { en: 'No location yet', vi: 'Chưa có khu vực' },
  noMileage: { en: 'No mileage yet', vi: 'Chưa có số km' },
  view: { en: 'View listing', vi: 'Xem tin' },
  photosHidden: { en: 'The photos are hidden as well', vi: 'Ảnh cũng đang bị ẩn' },
  views: {
    en: { one: '{count} view', other: '{count} views' },
    vi: '{count} lượt xem',
  },
  likes: {
    en: { one: '{count} like', other: '{count} likes' },
    vi: '{count} lượt thích',
  },
  reveals: {
    en: { one: '{count} person asked for a number', other: '{count} people asked for a number' },
    vi: '{count} người xem số',
  },

  autoPaused: {
    en: 'Paused because we had not heard from you for a long time. One tap puts it back.',
    vi: 'Tin được tạm ẩn vì đã lâu bạn chưa xác nhận. Chỉ cần một chạm để đăng lại.',
  },

  pause: { en: 'Pause', vi: 'Tạm ẩn' },
  activate: { en: 'Activate', vi: 'Đăng bán' },
  edit: { en: 'Edit', vi: 'Sửa' },
  markSold: { en: 'Mark as sold', vi: 'Báo đã bán' },
  unmarkSold: { en: 'Unmark as sold', vi: 'Đăng bán lại' },
  delete: { en: 'Delete', vi: 'Xóa' },

  deleteConfirm: { en: 'Delete this listing?', vi: 'Xóa tin đăng này?' },
  deleteText: {
    en: '{title} is taken off the site at once. Its photos and contacts are removed for good after 30 days.',
    vi: '{title} sẽ được gỡ khỏi trang ngay. Ảnh và thông tin liên hệ sẽ bị xóa hẳn sau 30 ngày.',
  },
  cancel: { en: 'Cancel', vi: 'Hủy' },

  activated: { en: 'Listing published', vi: 'Tin đã được đăng bán' },
  paused: { en: 'Listing paused', vi: 'Đã tạm ẩn tin' },
  sold: { en: 'Listing marked as sold', vi: 'Đã đánh dấu là đã bán' },
  unsold: { en: 'Listing is for sale again', vi: 'Tin đã được đăng bán lại' },
  deleted: { en: 'Listing deleted successfully.', vi: 'Đã xóa tin đăng.' },
  statusFailed: { en: 'Failed to update. Please try again.', vi: 'Không cập nhật được. Vui lòng thử lại.' },
  deleteFailed: { en: 'Failed to delete. Please try again.', vi: 'Không xóa được. Vui lòng thử lại.' },
  draftIncomplete: {
    en: 'Complete the draft first',
    vi: 'Bạn cần hoàn thiện bản nháp trước',
  },
} as const satisfies Texts;
