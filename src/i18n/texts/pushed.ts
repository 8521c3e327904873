import type { Texts } from '../texts.ts';

export const pushed = {
  question: { en: 'Question about your {bike}', vi: 'Có người hỏi về chiếc {bike}' },
  reply: { en: 'New message about the {bike}', vi: 'Tin nhắn mới về chiếc {bike}' },
  open: { en: 'Open Vongxe to read it.', vi: 'Mở Vongxe để đọc.' },
  from: { en: '{name}, about the {bike}', vi: '{name} nhắn về chiếc {bike}' },
  found: { en: '{title} is for sale', vi: 'Vừa đăng bán: {title}' },
  cheaper: { en: 'Price drop: {title}', vi: 'Vừa giảm giá: {title}' },
  several: {
    en: { one: '{count} motorcycle for you', other: '{count} motorcycles for you' },
    vi: 'Có {count} xe đúng ý bạn',
  },
} as const satisfies Texts;
