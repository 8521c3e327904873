import type { Texts } from '../texts.ts';

export const sellPhotos = {
  'warning.blurred': { en: 'Looks blurred', vi: 'Ảnh bị mờ, rung' },
  'warning.dark': { en: 'Looks dark', vi: 'Ảnh hơi tối' },
  'warning.small': { en: 'Low resolution', vi: 'Ảnh nhỏ, dễ vỡ nét' },
  edit: { en: 'Edit photo {place}', vi: 'Sửa ảnh {place}' },
  editFailed: { en: "We couldn't open this photo", vi: 'Không mở được ảnh này' },
  editFailedText: { en: 'Check your connection and try again.', vi: 'Vui lòng kiểm tra mạng rồi thử lại.' },
} as const satisfies Texts;
