import type { Texts } from '../texts.ts';

export const legal = {
  inForce: { en: 'In force today, {today}.', vi: 'Có hiệu lực hôm nay, {today}.' },
  updated: { en: 'Last updated {revised}.', vi: 'Cập nhật lần cuối {revised}.' },
} as const satisfies Texts;
