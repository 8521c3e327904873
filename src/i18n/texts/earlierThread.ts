import type { Texts } from '../texts.ts';

/** In the question form, for a buyer who has already asked about the bike. */
export const earlierThread = {
  text: {
    en: "You've already messaged the seller.",
    vi: 'Bạn đã nhắn cho người bán về xe này.',
  },
  open: { en: 'Open the conversation', vi: 'Mở cuộc trò chuyện' },
} as const satisfies Texts;
