import type { Texts } from '../texts.ts';

/** What the shared parts say by themselves, wherever they stand. */
export const ui = {
  close: { en: 'Close', vi: 'Đóng' },
  loading: { en: 'Loading…', vi: 'Đang tải…' },
  retry: { en: 'Try again', vi: 'Thử lại' },
  failed: { en: 'Something went wrong', vi: 'Đã có lỗi xảy ra' },
  error: { en: 'An error occurred', vi: 'Có lỗi xảy ra' },
  tryLater: { en: 'Please try again later.', vi: 'Bạn vui lòng thử lại sau.' },
  loadFailed: {
    en: 'Failed to load data. Please try again.',
    vi: 'Không tải được dữ liệu. Bạn vui lòng thử lại.',
  },
  deleteFailed: { en: 'Failed to delete. Please try again.', vi: 'Không xóa được. Bạn vui lòng thử lại.' },
  updateFailed: {
    en: 'Failed to update. Please try again.',
    vi: 'Không cập nhật được. Bạn vui lòng thử lại.',
  },
  notices: { en: 'Notifications', vi: 'Thông báo' },
  dismiss: { en: 'Dismiss notification', vi: 'Ẩn thông báo' },
  noMatch: { en: 'No match. Check the spelling.', vi: 'Không có kết quả. Bạn kiểm tra lại chính tả nhé.' },
  matches: {
    en: { one: '{count} option', other: '{count} options' },
    vi: '{count} lựa chọn',
  },
  showOptions: { en: 'Show options', vi: 'Xem các lựa chọn' },
  from: { en: '{label}, from', vi: '{label}, từ' },
  to: { en: '{label}, to', vi: '{label}, đến' },
} as const satisfies Texts;
