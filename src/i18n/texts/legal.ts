import type { Texts } from '../texts.ts';

export const legal = {
  inForce: { en: 'In force today, {today}.', vi: 'Đang có hiệu lực vào ngày {today}.' },
  updated: { en: 'Last updated {revised}.', vi: 'Cập nhật lần cuối {revised}.' },
  askAgain: { en: 'Change my answer', vi: 'Đổi câu trả lời' },
  purpose: { en: 'What for, which data', vi: 'Mục đích, dữ liệu' },
  ground: { en: 'Ground, place, recipients', vi: 'Căn cứ, nơi lưu, người nhận' },
  kept: { en: 'How long', vi: 'Thời hạn' },
  sources: {
    en: 'Legal texts on this page. We last compared it with them on {checked}:',
    vi: 'Văn bản pháp luật nêu trên trang này, đối chiếu lần gần nhất ngày {checked}:',
  },
  counsel: {
    en: 'A lawyer has yet to confirm our reading of them.',
    vi: 'Cách hiểu của chúng tôi còn chờ luật sư xác nhận.',
  },
} as const satisfies Texts;
