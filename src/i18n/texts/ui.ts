import type { Texts } from '../texts.ts';

export const ui = {
  close: { en: 'Close', vi: 'Đóng' },
  loading: { en: 'Loading…', vi: 'Đang tải…' },
  retry: { en: 'Try again', vi: 'Thử lại' },
  failed: { en: 'Something went wrong', vi: 'Đã có lỗi xảy ra' },
  error: { en: 'An error occurred', vi: 'Có lỗi xảy ra' },
  tryLater: { en: 'Please try again later.', vi: 'Vui lòng thử lại sau.' },
  /** Shown below a title that says what failed. */
  tryAgain: { en: 'Please try again.', vi: 'Vui lòng thử lại.' },
  loadFailed: {
    en: 'Failed to load data. Please try again.',
    vi: 'Không tải được dữ liệu. Vui lòng thử lại.',
  },
  undo: { en: 'Undo', vi: 'Hoàn tác' },
  notices: { en: 'Notifications', vi: 'Thông báo' },
  dismiss: { en: 'Dismiss notification', vi: 'Ẩn thông báo' },
  noMatch: {
    en: 'No matches. Check your spelling.',
    vi: 'Không có kết quả. Vui lòng kiểm tra lại chính tả.',
  },
  matches: {
    en: { one: '{count} option', other: '{count} options' },
    vi: '{count} lựa chọn',
  },
  showOptions: { en: 'Show options', vi: 'Xem các lựa chọn' },
  from: { en: '{label}, from', vi: '{label}, từ' },
  to: { en: '{label}, to', vi: '{label}, đến' },
  whichAmount: { en: 'Which one do you mean?', vi: 'Ý bạn là số nào?' },
  didYouMean: { en: 'Did you mean {amount}?', vi: 'Ý bạn là {amount}?' },
  unclearMoney: {
    en: 'Please type a price such as 12,500,000 or 12.5 million.',
    vi: 'Vui lòng nhập giá, ví dụ 12.500.000 hoặc 12,5 triệu.',
  },
  unclearDistance: {
    en: 'Please type a distance such as 23,500 or 23.5k.',
    vi: 'Vui lòng nhập số km, ví dụ 23.500 hoặc 23,5k.',
  },
} as const satisfies Texts;
