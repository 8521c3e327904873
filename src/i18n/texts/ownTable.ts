import type { Texts } from '../texts.ts';

export const ownTable = {
  id: { en: 'Code', vi: 'Mã tin' },
  status: { en: 'Status', vi: 'Trạng thái' },
  price: { en: 'Price (VND)', vi: 'Giá (VND)' },
  views: { en: 'Views', vi: 'Lượt xem' },
  created: { en: 'Created', vi: 'Ngày tạo' },
  updated: { en: 'Changed', vi: 'Ngày sửa' },
  page: { en: 'Page', vi: 'Trang' },
  description: { en: 'Description', vi: 'Mô tả' },
} as const satisfies Texts;
