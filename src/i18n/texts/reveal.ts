import type { Texts } from '../texts.ts';

export const reveal = {
  phone: { en: 'Show phone number', vi: 'Hiện số điện thoại' },
  zalo: { en: 'Message on Zalo', vi: 'Nhắn qua Zalo' },
  whatsapp: { en: 'Message on WhatsApp', vi: 'Nhắn qua WhatsApp' },
  call: { en: 'Call {number}', vi: 'Gọi {number}' },
  copy: { en: 'Copy {number}', vi: 'Sao chép {number}' },
  copied: { en: 'Copied', vi: 'Đã sao chép' },
  copyFailed: {
    en: "We couldn't copy the number. Select it and copy it yourself.",
    vi: 'Chưa sao chép được. Vui lòng bôi đen số rồi sao chép.',
  },
  greeting: {
    en: 'Hello! Is the {title} on {site} still for sale?',
    vi: 'Chào bạn! Chiếc {title} đăng trên {site} còn bán không?',
  },
  /** Bar at the bottom of a phone. */
  bar: { en: 'Contact seller', vi: 'Liên hệ người bán' },
  'bar.call': { en: 'Call', vi: 'Gọi' },
  'bar.zalo': { en: 'Zalo', vi: 'Zalo' },
  'bar.message': { en: 'Message', vi: 'Nhắn tin' },
  hidden: { en: 'The seller has hidden their phone number.', vi: 'Người bán không công khai số điện thoại.' },
  hiddenWhatsapp: {
    en: 'The seller has hidden their WhatsApp number.',
    vi: 'Người bán không công khai số WhatsApp.',
  },
  tooMany: {
    en: "You've viewed a lot of phone numbers. Try again in an hour, or tomorrow.",
    vi: 'Bạn đã xem khá nhiều số điện thoại. Vui lòng thử lại sau một giờ, hoặc vào ngày mai.',
  },
  suspended: {
    en: 'This account is suspended. Contact us if you think this is a mistake.',
    vi: 'Tài khoản này đang bị khóa. Nếu bạn cho rằng có nhầm lẫn, hãy liên hệ với chúng tôi.',
  },
  failed: {
    en: "We couldn't get the number. Please try again.",
    vi: 'Chưa lấy được số điện thoại. Vui lòng thử lại.',
  },
  unavailable: { en: 'This motorcycle is no longer for sale.', vi: 'Xe này không còn bán nữa.' },
} as const satisfies Texts;
