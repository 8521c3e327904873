import type { Texts } from '../texts.ts';

export const share = {
  open: { en: 'Share', vi: 'Chia sẻ' },
  title: { en: 'Share this motorcycle', vi: 'Chia sẻ chiếc xe này' },
  copy: { en: 'Copy link', vi: 'Sao chép liên kết' },
  copiedTitle: { en: 'Link Copied', vi: 'Đã sao chép' },
  copied: { en: 'Link copied!', vi: 'Đã sao chép liên kết!' },
  errorTitle: { en: 'Share Error', vi: 'Chưa chia sẻ được' },
  error: {
    en: 'Failed to share the listing. Please try again.',
    vi: 'Chưa chia sẻ được tin này. Vui lòng thử lại.',
  },
  failed: { en: 'Failed to share.', vi: 'Chưa chia sẻ được. Vui lòng thử lại.' },
  whatsapp: { en: 'WhatsApp', vi: 'WhatsApp' },
  facebook: { en: 'Facebook', vi: 'Facebook' },
  zalo: { en: 'Zalo', vi: 'Zalo' },
  zaloHint: {
    en: 'Link copied. Paste it into a Zalo chat.',
    vi: 'Đã sao chép liên kết. Hãy dán vào Zalo.',
  },
  instagram: { en: 'Instagram', vi: 'Instagram' },
  instagramHint: {
    en: "You can't share links to Instagram from here. Copy the link and paste it into Instagram.",
    vi: 'Từ đây không chia sẻ thẳng liên kết sang Instagram được. Bạn hãy sao chép liên kết rồi dán vào Instagram.',
  },
  device: { en: 'More…', vi: 'Cách khác…' },
  message: { en: '{title}, {price}', vi: '{title}, giá {price}' },
} as const satisfies Texts;
