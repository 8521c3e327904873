import type { Texts } from '../texts.ts';

export const publicNumbers = {
  plates: {
    en: 'Anyone can read your number plate in the description: {numbers}.',
    vi: 'Ai cũng đọc được biển số xe trong mô tả: {numbers}.',
  },
  phones: {
    en: 'Anyone can read your phone number in the description: {numbers}. If you put it in the phone field instead, only members can see it.',
    vi: 'Ai cũng đọc được số điện thoại trong mô tả: {numbers}. Số ghi ở ô điện thoại thì chỉ thành viên mới xem được.',
  },
  leaveOut: { en: 'Remove from description', vi: 'Xóa khỏi mô tả' },
  leftOut: { en: 'Removed from the description.', vi: 'Đã xóa khỏi mô tả.' },
} as const satisfies Texts;
