import type { Texts } from '../texts.ts';

/** What is said before a link in a message leads to another site. */
export const leaving = {
  title: { en: 'Open another site?', vi: 'Mở trang khác?' },
  leadsTo: { en: 'The link leads to {host}', vi: 'Đường link dẫn đến {host}' },
  warning: {
    en: 'Vongxe has not checked this site. Never enter a password, a card number or a code there, whatever is promised for it.',
    vi: 'Vongxe chưa kiểm tra trang này. Đừng nhập mật khẩu, số thẻ hay mã OTP ở đó, dù được hứa hẹn điều gì.',
  },
  open: { en: 'Open {host}', vi: 'Mở {host}' },
  stay: { en: 'Stay here', vi: 'Ở lại trang này' },
} as const satisfies Texts;
