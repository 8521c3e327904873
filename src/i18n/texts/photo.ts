import type { Texts } from '../texts.ts';

/** What stands below a photograph of the guides, and for one that is not there yet. */
export const photo = {
  photo: { en: 'Photo', vi: 'Ảnh' },
  none: { en: 'No picture of the {name} yet', vi: 'Chưa có ảnh {name}' },
} as const satisfies Texts;
