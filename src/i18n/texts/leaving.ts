import type { Texts } from '../texts.ts';

/** Warnings about links to other sites and about payments. */
export const leaving = {
  moneyWarningEarlier: {
    en: 'An earlier message mentions paying in advance, a code or a link. Scams often start this way. See the bike and its papers first.',
    vi: 'Một tin nhắn trước đó nhắc đến tiền trả trước, mã OTP hoặc liên kết. Các vụ lừa đảo thường bắt đầu như vậy. Hãy xem xe và giấy tờ trước khi trả tiền.',
  },
  title: { en: 'Open another site?', vi: 'Mở trang web khác?' },
  leadsTo: { en: 'The link leads to {host}', vi: 'Liên kết dẫn đến {host}' },
  warning: {
    en: 'Vongxe has not checked this site. Never enter a password, a card number or a code there, whatever the site promises you.',
    vi: 'Vongxe chưa kiểm tra trang web này. Đừng nhập mật khẩu, số thẻ hay mã OTP ở đó, dù được hứa hẹn điều gì.',
  },
  open: { en: 'Open {host}', vi: 'Mở {host}' },
  stay: { en: 'Stay here', vi: 'Ở lại Vongxe' },
} as const satisfies Texts;
