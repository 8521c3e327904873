import type { Texts } from '../texts.ts';

/** What went wrong, wherever it went wrong. */
export const errors = {
  serverTitle: { en: 'Internal Server Error', vi: 'Lỗi máy chủ' },
  serverText: {
    en: 'Something went wrong on our end. Please try again later.',
    vi: 'Đã có lỗi từ phía chúng tôi. Vui lòng thử lại sau.',
  },
  home: { en: 'Back to home', vi: 'Về trang chủ' },
  somethingWrong: { en: 'Something went wrong', vi: 'Đã có lỗi xảy ra' },
  anErrorOccurred: { en: 'An error occurred', vi: 'Đã xảy ra lỗi' },
  tryLater: { en: 'Please try again later.', vi: 'Vui lòng thử lại sau.' },
  retry: { en: 'Try again', vi: 'Thử lại' },
  loadFailed: {
    en: 'Failed to load data. Please try again.',
    vi: 'Không tải được dữ liệu. Vui lòng thử lại.',
  },
  deleteFailed: { en: 'Failed to delete. Please try again.', vi: 'Không xóa được. Vui lòng thử lại.' },
  updateFailed: { en: 'Failed to update. Please try again.', vi: 'Không cập nhật được. Vui lòng thử lại.' },
} as const satisfies Texts;
