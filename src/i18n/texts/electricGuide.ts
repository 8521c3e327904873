import type { Texts } from '../texts.ts';

export const electricGuide = {
  link: { en: 'Buying a used electric bike', vi: 'Mua xe máy điện cũ: điều cần biết' },
  revised: { en: 'Last revised on {date}', vi: 'Cập nhật ngày {date}' },
  inspection: { en: 'Checklist for an electric bike', vi: 'Bảng kiểm tra xe máy điện' },
  intro: {
    en: 'Ask the seller to charge the bike to 100% before you come, and allow an hour for the viewing.',
    vi: 'Trước khi đến, hãy nhờ người bán sạc đầy 100%. Bạn nên dành một tiếng để xem xe.',
  },
  sheet: {
    en: 'The viewing sheet saves your ticks, notes and photos on your phone.',
    vi: 'Phiếu xem xe lưu dấu tích, ghi chú và ảnh trên điện thoại của bạn.',
  },
  bikes: { en: 'Electric bikes for sale', vi: 'Xem xe máy điện đang bán' },
} as const satisfies Texts;
