import type { Texts } from '../texts.ts';

export const adminBulk = {
  filterAll: { en: 'All', vi: 'Tất cả' },
  filterKind: { en: 'About', vi: 'Báo cáo về' },
  'filterKind.listings': { en: 'Listings', vi: 'Tin đăng' },
  'filterKind.conversations': { en: 'Conversations', vi: 'Cuộc trò chuyện' },
  filterAge: { en: 'Age', vi: 'Thời gian chờ' },
  'filterAge.new': { en: 'Less than a day', vi: 'Chưa đến một ngày' },
  'filterAge.late': { en: 'Three days or more', vi: 'Từ ba ngày trở lên' },
  noneMatch: { en: 'No reports match', vi: 'Không có báo cáo phù hợp' },
  noneMatchText: {
    en: 'Change the filters to see other reports.',
    vi: 'Hãy đổi bộ lọc để xem báo cáo khác.',
  },
  tick: { en: 'Select {title}', vi: 'Chọn {title}' },
  bulk: { en: 'Decide on the selected listings', vi: 'Xử lý các tin đã chọn' },
  bulkCount: {
    en: { one: '{count} listing selected', other: '{count} listings selected' },
    vi: 'Đã chọn {count} tin',
  },
  bulkHide: { en: 'Remove ({count})', vi: 'Gỡ ({count})' },
  bulkKeep: { en: 'Keep ({count})', vi: 'Giữ ({count})' },
  bulkClear: { en: 'Clear selection', vi: 'Bỏ chọn' },
  bulkResults: { en: 'Results', vi: 'Kết quả xử lý' },
  bulkDone: { en: 'Done', vi: 'Đã xong' },
  bulkForget: { en: 'Close', vi: 'Đóng' },
  emailConfirmed: { en: 'Email address confirmed', vi: 'Đã xác nhận email' },
  emailUnconfirmed: { en: 'No confirmed email address', vi: 'Chưa xác nhận email' },
  conversationCount: {
    en: { one: '{count} conversation', other: '{count} conversations' },
    vi: '{count} cuộc trò chuyện',
  },
  listingStates: { en: 'Listings: {list}', vi: 'Tin đăng: {list}' },
} as const satisfies Texts;
