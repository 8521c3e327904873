import type { Texts } from '../texts.ts';

export const errors = {
  stalled: { en: 'Our engine stalled.', vi: 'Xe chết máy rồi.' },
  again: { en: 'Try again', vi: 'Thử lại' },
  serverTitle: { en: 'Internal Server Error', vi: 'Lỗi máy chủ' },
  serverText: {
    en: 'Something went wrong on our end. Please try again later.',
    vi: 'Đã có lỗi từ phía chúng tôi. Vui lòng thử lại sau.',
  },
  home: { en: 'Back to home', vi: 'Về trang chủ' },
} as const satisfies Texts;
