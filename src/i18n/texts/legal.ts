import type { Texts } from '../texts.ts';

export const legal = {
  inForce: { en: 'In force today, {today}.', vi: 'Đang có hiệu lực vào ngày {today}.' },
  updated: { en: 'Last updated {revised}.', vi: 'Cập nhật lần cuối {revised}.' },
} as const satisfies Texts;
