import type { Texts } from '../texts.ts';

export const photo = {
  photo: { en: 'Photo', vi: 'Ảnh' },
  none: { en: 'No picture of the {name} yet', vi: 'Chưa có ảnh {name}' },
} as const satisfies Texts;
