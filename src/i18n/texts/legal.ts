import type { Texts } from '../texts.ts';

export const legal = {
  updated: {
    en: 'Last updated {revised}. In force today, {today}.',
    vi: 'Cập nhật lần cuối {revised}. Có hiệu lực hôm nay, {today}.',
  },
  updatedOnly: { en: 'Last updated {revised}.', vi: 'Cập nhật lần cuối {revised}.' },
} as const satisfies Texts;
