import type { Texts } from '../texts.ts';

/** The page of phrases; the phrases are in src/content/phrases. */
export const phrases = {
  title: { en: 'Phrases for viewing a bike', vi: 'Mẫu câu khi xem xe' },
  metaTitle: {
    en: 'Vietnamese phrases for buying a motorcycle',
    vi: 'Mẫu câu tiếng Anh khi mua bán xe máy',
  },
  description: {
    en: 'What to say when you look at a used motorcycle in Vietnam: papers, cold start, test ride, best price and deal. In large print or read aloud.',
    vi: 'Nói gì với người nước ngoài khi xem xe máy cũ: giấy tờ, nổ máy nguội, chạy thử, giá chót, mua bán. Chữ lớn, điện thoại đọc được thành tiếng.',
  },
  lead: {
    en: 'Press a phrase to show it in large print to the person in front of you.',
    vi: 'Bấm vào một câu để hiện chữ lớn cho người đối diện xem.',
  },
  say: { en: 'Read aloud', vi: 'Đọc to' },
  noVoice: {
    en: "This device has no Vietnamese voice, so it can't read this aloud.",
    vi: 'Thiết bị này không có giọng đọc tiếng Anh nên chưa đọc to được.',
  },
  close: { en: 'Close', vi: 'Đóng' },
} as const satisfies Texts;
