import type { Texts } from '../texts.ts';

/** The numbers of a seller, shown to somebody signed in who asks. */
export const reveal = {
  phone: { en: 'Show phone number', vi: 'Hiện số điện thoại' },
  whatsapp: { en: 'Write on WhatsApp', vi: 'Nhắn qua WhatsApp' },
  call: { en: 'Call {number}', vi: 'Gọi {number}' },
  greeting: {
    en: 'Hello! Is the {title} on {site} still for sale? {address}',
    vi: 'Chào bạn! Chiếc {title} đăng trên {site} còn bán không? {address}',
  },
  hidden: { en: 'The seller shows no phone number.', vi: 'Người bán không công khai số điện thoại.' },
  hiddenWhatsapp: {
    en: 'The seller shows no WhatsApp number.',
    vi: 'Người bán không công khai số WhatsApp.',
  },
  tooMany: {
    en: 'You have asked for many numbers. Please try again in an hour.',
    vi: 'Bạn đã xem khá nhiều số. Vui lòng thử lại sau một giờ.',
  },
  failed: {
    en: 'The number could not be fetched. Please try again.',
    vi: 'Chưa lấy được số. Bạn vui lòng thử lại.',
  },
  unavailable: { en: 'This motorcycle is no longer for sale.', vi: 'Xe này không còn bán nữa.' },
} as const satisfies Texts;
