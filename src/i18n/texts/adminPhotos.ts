import type { Texts } from '../texts.ts';

/** Part of `admin`. */
export const adminPhotos = {
  showPhotos: {
    en: { one: 'Show {count} photo', other: 'Show {count} photos' },
    vi: 'Xem {count} ảnh',
  },
  photosFailed: { en: "The photos didn't load. Try again.", vi: 'Chưa tải được ảnh. Vui lòng thử lại.' },
  reportedPhoto: { en: 'Reported photo {place}', vi: 'Ảnh bị báo cáo {place}' },
  photoDeleted: { en: 'This photo has been deleted', vi: 'Ảnh này đã bị xóa' },
} as const satisfies Texts;
