import type { Texts } from '../texts.ts';

/** Words around the guide to used electric bikes, whose text is content. */
export const electricGuide = {
  link: { en: 'Buying a used electric bike', vi: 'Mua xe máy điện cũ cần biết' },
  revised: { en: 'Last revised on {date}', vi: 'Cập nhật ngày {date}' },
  inspection: { en: 'Inspection list for an electric bike', vi: 'Bảng kiểm tra xe máy điện' },
  intro: {
    en: 'Come with an empty hour and a bike charged to 100%.',
    vi: 'Hẹn người bán sạc đầy 100%, và dành một tiếng để chạy thử.',
  },
  sheet: {
    en: 'The viewing sheet keeps ticks, notes and photos on your phone.',
    vi: 'Phiếu xem xe giữ dấu, ghi chú và ảnh trên điện thoại của bạn.',
  },
  bikes: { en: 'Electric bikes for sale', vi: 'Xem xe máy điện đang bán' },
} as const satisfies Texts;
