import type { Texts } from '../texts.ts';

export const translation = {
  writtenIn_en: { en: 'Written in English.', vi: 'Tin viết bằng tiếng Anh.' },
  writtenIn_vi: { en: 'Written in Vietnamese.', vi: 'Tin viết bằng tiếng Việt.' },
  byMachine_en: {
    en: 'Machine-translated from English (Google Translate).',
    vi: 'Dịch máy từ tiếng Anh (Google Dịch).',
  },
  byMachine_vi: {
    en: 'Machine-translated from Vietnamese (Google Translate).',
    vi: 'Dịch máy từ tiếng Việt (Google Dịch).',
  },
  alsoIn_en: { en: "The seller's text in English", vi: 'Bản tiếng Anh của người bán' },
  alsoIn_vi: { en: "The seller's text in Vietnamese", vi: 'Bản tiếng Việt của người bán' },
  alsoIn_unknown: { en: "The seller's text in another language", vi: 'Bản ngôn ngữ khác của người bán' },
  translate: { en: 'Translate', vi: 'Dịch' },
  preparing: { en: 'Preparing the translation…', vi: 'Đang chuẩn bị bản dịch…' },
  downloading: {
    en: 'Downloading the language pack: {percent}%',
    vi: 'Đang tải gói ngôn ngữ: {percent}%',
  },
  slow: { en: 'Still working. This can take a while.', vi: 'Vẫn đang xử lý, có thể mất một lúc.' },
  cancel: { en: 'Cancel', vi: 'Hủy' },
  translated: { en: 'Translated by your browser', vi: 'Do trình duyệt của bạn dịch' },
  showOriginal: { en: 'Show original', vi: 'Xem bản gốc' },
  /** Button on the reader's own message: shows the translation that the other person reads. */
  showOther: { en: 'Show in Vietnamese', vi: 'Xem bản tiếng Anh' },
  showTranslation: { en: 'Show translation', vi: 'Xem bản dịch' },
  failed: {
    en: "The translation didn't work. This is the original.",
    vi: 'Chưa dịch được. Đây là bản gốc.',
  },
  unsupported: {
    en: "Your browser can't translate this language. This is the original.",
    vi: 'Trình duyệt không dịch được ngôn ngữ này. Đây là bản gốc.',
  },
} as const satisfies Texts;
