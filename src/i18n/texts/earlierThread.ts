import type { Texts } from '../texts.ts';

/** Shown in the question form to a buyer who has already asked about the bike. */
export const earlierThread = {
  text: {
    en: "You've already messaged the seller.",
    vi: 'Bạn đã nhắn cho người bán về xe này.',
  },
  open: { en: 'Open the conversation', vi: 'Mở cuộc trò chuyện' },
} as const satisfies Texts;
