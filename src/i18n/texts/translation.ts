import type { Texts } from '../texts.ts';

/** Texts of others in the other language, and their translation by the browser. */
export const translation = {
  writtenIn_en: { en: 'Written in English.', vi: 'Tin viết bằng tiếng Anh.' },
  writtenIn_vi: { en: 'Written in Vietnamese.', vi: 'Tin viết bằng tiếng Việt.' },
  translate: { en: 'Translate', vi: 'Dịch' },
  preparing: { en: 'Preparing the translation…', vi: 'Đang chuẩn bị bản dịch…' },
  downloading: {
    en: 'Downloading the language: {percent}%',
    vi: 'Đang tải gói ngôn ngữ: {percent}%',
  },
  slow: { en: 'Still working. This can take a while.', vi: 'Vẫn đang xử lý, có thể mất một lúc.' },
  cancel: { en: 'Cancel', vi: 'Hủy' },
  translated: { en: 'Translated by your browser', vi: 'Trình duyệt của bạn đã dịch' },
  showOriginal: { en: 'Show original', vi: 'Xem bản gốc' },
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
