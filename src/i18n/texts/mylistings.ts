import type { Texts } from '../texts.ts';

export const mylistings = {
  title: { en: 'My Listings', vi: 'Tin đăng của tôi' },
  pageDescription: {
    en: "The motorcycles you're selling.",
    vi: 'Những chiếc xe bạn đang đăng bán.',
  },
  count: {
    en: { one: '{count} listing', other: '{count} listings' },
    vi: '{count} tin đăng',
  },
  loading: { en: 'Loading your listings', vi: 'Đang tải tin đăng của bạn' },
  addNew: { en: 'Add a new listing', vi: 'Đăng tin mới' },
  emptyTitle: { en: 'No listings yet', vi: 'Bạn chưa có tin đăng nào' },
  emptyText: {
    en: "List your first motorcycle. It's free and takes a few minutes.",
    vi: 'Đăng bán chiếc xe đầu tiên của bạn. Miễn phí và chỉ mất vài phút.',
  },
  emptyAction: { en: 'Create your first listing', vi: 'Đăng tin đầu tiên' },
  noPrice: { en: 'No price yet', vi: 'Chưa có giá' },
  noPlace: { en: 'No location yet', vi: 'Chưa có khu vực' },
  noMileage: { en: 'No mileage yet', vi: 'Chưa có số km' },
  view: { en: 'View listing', vi: 'Xem tin' },
  photosHidden: { en: 'The photos are hidden too', vi: 'Ảnh cũng đang bị ẩn' },
  views: {
    en: { one: '{count} view', other: '{count} views' },
    vi: '{count} lượt xem',
  },
  likes: {
    en: { one: '{count} like', other: '{count} likes' },
    vi: '{count} lượt thích',
  },
  questions: {
    en: { one: '{count} conversation', other: '{count} conversations' },
    vi: '{count} cuộc trò chuyện',
  },
  questionsAbout: {
    en: { one: '{count} conversation about {title}', other: '{count} conversations about {title}' },
    vi: '{count} cuộc trò chuyện về {title}',
  },
  reveals: {
    en: { one: '{count} person viewed your number', other: '{count} people viewed your number' },
    vi: '{count} người xem số điện thoại',
  },
  byDay: { en: 'Day by day', vi: 'Từng ngày' },
  more: { en: 'More', vi: 'Thêm' },

  autoPaused: {
    en: "We paused this listing because we hadn't heard from you for a while. Tap Activate to list it again.",
    vi: 'Tin được tạm ẩn vì đã lâu bạn chưa xác nhận xe còn bán. Bấm Đăng bán để hiện lại.',
  },
  repeated: {
    en: 'Is this the same bike as {title}? If so, please delete one of the two listings.',
    vi: 'Xe này có phải là xe trong tin {title} không? Nếu phải, bạn nên xóa một trong hai tin.',
  },

  status: { en: 'Status', vi: 'Trạng thái' },
  'tab.all': { en: 'All ({count})', vi: 'Tất cả ({count})' },
  'tab.active': { en: 'For sale ({count})', vi: 'Đang bán ({count})' },
  'tab.paused': { en: 'Paused ({count})', vi: 'Tạm ẩn ({count})' },
  'tab.draft': { en: 'Drafts ({count})', vi: 'Bản nháp ({count})' },
  'tab.sold': { en: 'Sold ({count})', vi: 'Đã bán ({count})' },
  'tab.hidden': { en: 'Removed ({count})', vi: 'Bị gỡ ({count})' },
  search: { en: 'Search your listings', vi: 'Tìm trong tin đăng của bạn' },
  sort: { en: 'Sort by', vi: 'Sắp xếp' },
  'sort.newest': { en: 'Newest first', vi: 'Mới nhất trước' },
  'sort.oldest': { en: 'Oldest first', vi: 'Cũ nhất trước' },
  'sort.cheapest': { en: 'Lowest price first', vi: 'Giá thấp nhất trước' },
  'sort.dearest': { en: 'Highest price first', vi: 'Giá cao nhất trước' },
  'sort.views': { en: 'Most views first', vi: 'Nhiều lượt xem nhất trước' },
  'sort.questions': { en: 'Most conversations first', vi: 'Nhiều người hỏi nhất trước' },
  noneFound: { en: 'No listings found.', vi: 'Không có tin nào phù hợp.' },
  showMore: { en: 'Show {count} more', vi: 'Xem thêm {count} tin' },
  shareKit: { en: 'Poster and pictures', vi: 'Tờ rơi và ảnh để đăng' },
  another: { en: 'List another like this', vi: 'Đăng xe tương tự' },

  several: { en: 'Select several', vi: 'Chọn nhiều tin' },
  severalDone: { en: 'Done selecting', vi: 'Chọn xong' },
  choose: { en: 'Select {title}', vi: 'Chọn {title}' },

  renew: { en: 'Still for sale', vi: 'Vẫn còn bán' },
  pause: { en: 'Pause', vi: 'Tạm ẩn' },
  activate: { en: 'Activate', vi: 'Đăng bán' },
  edit: { en: 'Edit', vi: 'Sửa' },
  markSold: { en: 'Mark as sold', vi: 'Đánh dấu đã bán' },
  unmarkSold: { en: 'List it again', vi: 'Đăng bán lại' },
  reserve: { en: 'Mark as reserved', vi: 'Đánh dấu đã nhận cọc' },
  unreserve: { en: 'Remove reservation', vi: 'Gỡ nhãn đã nhận cọc' },
  whoBought: { en: 'Who bought it?', vi: 'Ai đã mua xe này?' },
  delete: { en: 'Delete', vi: 'Xóa' },
  reservedUntil: { en: 'Reserved until {date}', vi: 'Đã nhận cọc, giữ xe đến {date}' },
  reserved: { en: 'Listing marked as reserved', vi: 'Đã đánh dấu là đã nhận cọc' },
  unreserved: { en: 'Listing is no longer reserved', vi: 'Đã gỡ nhãn đã nhận cọc' },

  deleteConfirm: { en: 'Delete this listing?', vi: 'Xóa tin đăng này?' },
  deleteText: {
    en: '{title} will be removed from the site immediately. You can restore it for 30 days. After that, its photos and contact details will be permanently deleted too.',
    vi: '{title} sẽ được gỡ khỏi trang ngay. Bạn có thể khôi phục trong 30 ngày, sau đó tin, ảnh và thông tin liên hệ sẽ bị xóa hẳn.',
  },
  deleteOpen: {
    en: {
      one: "{count} conversation about it is still open. The buyer will see that it's no longer listed.",
      other: "{count} conversations about it are still open. The buyers will see that it's no longer listed.",
    },
    vi: 'Còn {count} cuộc trò chuyện về xe này chưa đóng. Người mua sẽ thấy tin đã gỡ.',
  },
  cancel: { en: 'Cancel', vi: 'Hủy' },

  activated: { en: 'Listing published', vi: 'Tin đã được đăng bán' },
  renewed: { en: 'Confirmed: still for sale', vi: 'Đã xác nhận xe vẫn còn bán' },
  paused: { en: 'Listing paused', vi: 'Đã tạm ẩn tin' },
  sold: { en: 'Listing marked as sold', vi: 'Đã đánh dấu xe đã bán' },
  soldText: {
    en: "Buyers you're still talking to about it will get an email.",
    vi: 'Những người đang trao đổi với bạn về xe này sẽ nhận được email.',
  },
  undone: { en: 'Change undone', vi: 'Đã hoàn tác' },
  unsold: { en: 'The bike is for sale again', vi: 'Tin đã được đăng bán lại' },
  deletedText: { en: 'You can restore it for 30 days.', vi: 'Bạn có thể khôi phục trong 30 ngày.' },
  deletedTitle: { en: 'Deleted ({count})', vi: 'Đã xóa ({count})' },
  deletedOn: {
    en: 'Deleted on {date}. You can restore it until {until}.',
    vi: 'Đã xóa ngày {date}. Có thể khôi phục đến {until}.',
  },
  restore: { en: 'Restore', vi: 'Khôi phục' },
  restored: { en: 'Listing restored', vi: 'Đã khôi phục tin đăng' },
  deleted: { en: 'Listing deleted successfully.', vi: 'Đã xóa tin đăng.' },
  quotaUsedUp: {
    en: "You've reached today's limit for new listings.",
    vi: 'Bạn đã đạt giới hạn tin đăng trong ngày.',
  },
  editsUsedUp: {
    en: "You've reached today's limit for changes to your listings.",
    vi: 'Hôm nay bạn đã hết lượt sửa tin.',
  },
  tomorrow: { en: 'Try again tomorrow.', vi: 'Vui lòng thử lại vào ngày mai.' },
  partLost: {
    en: "That didn't load. Check your connection and try again.",
    vi: 'Chưa tải được. Vui lòng kiểm tra mạng rồi thử lại.',
  },
  statusFailed: { en: 'Failed to update. Please try again.', vi: 'Không cập nhật được. Vui lòng thử lại.' },
  deleteFailed: { en: 'Failed to delete. Please try again.', vi: 'Không xóa được. Vui lòng thử lại.' },
  draftIncomplete: {
    en: 'Complete the draft first',
    vi: 'Bạn cần hoàn thiện bản nháp trước',
  },
} as const satisfies Texts;
