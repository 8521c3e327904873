import type { Texts } from '../texts.ts';

export const calendar = {
  title: { en: 'See the {bike} · {other}', vi: 'Xem xe {bike} · {other}' },
  fileName: { en: 'visit.ics', vi: 'lich-xem-xe.ics' },
} as const satisfies Texts;
