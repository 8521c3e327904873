import type { Texts } from '../texts.ts';

/** The page for editors that tells how often each guide is read. */
export const readers = {
  title: { en: 'What people read', vi: 'Lượt đọc cẩm nang' },
  metaTitle: { en: 'How often each guide is read', vi: 'Số lượt đọc từng cẩm nang' },
  description: {
    en: 'Views of each guide by week and language, counted without cookies and without recording anything about readers.',
    vi: 'Lượt xem từng cẩm nang theo tuần và ngôn ngữ, đếm không cần cookie và không lưu gì về người đọc.',
  },
  lead: {
    en: 'How often each guide was opened in the last twelve full weeks, in each language. We record only these numbers and nothing about readers.',
    vi: 'Số lượt mở từng cẩm nang trong mười hai tuần gần nhất (chỉ tính tuần đã kết thúc), theo từng ngôn ngữ. Chúng tôi chỉ lưu các con số này, không lưu gì về người đọc.',
  },
  empty: { en: 'There are no figures for a full week yet.', vi: 'Chưa có số liệu của trọn một tuần.' },
  failed: {
    en: "We couldn't load the figures. Please reload the page in a minute.",
    vi: 'Chưa tải được số liệu. Vui lòng tải lại trang sau một phút.',
  },
  byWeek: { en: 'All guides, by week', vi: 'Tất cả cẩm nang, theo tuần' },
  perWeek: { en: 'Week by week', vi: 'Theo từng tuần' },
  inFigures: { en: 'Each week in figures', vi: 'Số lượt từng tuần' },
  byGuide: { en: 'By guide', vi: 'Theo từng cẩm nang' },
  guide: { en: 'Guide', vi: 'Cẩm nang' },
  week: { en: 'Week of', vi: 'Tuần từ' },
  en: { en: 'English', vi: 'Tiếng Anh' },
  vi: { en: 'Vietnamese', vi: 'Tiếng Việt' },
  lastEn: { en: 'English, last week', vi: 'Tiếng Anh, tuần trước' },
  lastVi: { en: 'Vietnamese, last week', vi: 'Tiếng Việt, tuần trước' },
  allEn: { en: 'English, 12 weeks', vi: 'Tiếng Anh, 12 tuần' },
  allVi: { en: 'Vietnamese, 12 weeks', vi: 'Tiếng Việt, 12 tuần' },
  said: {
    en: '{week}: {en} in English, {vi} in Vietnamese.',
    vi: '{week}: {en} lượt tiếng Anh, {vi} lượt tiếng Việt.',
  },
} as const satisfies Texts;
