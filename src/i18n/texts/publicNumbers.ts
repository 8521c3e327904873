import type { Texts } from '../texts.ts';

/** Number plates, and phone numbers in words, that a description gives to everyone. */
export const publicNumbers = {
  plates: {
    en: 'Anyone can read the number plate {numbers} in your description.',
    vi: 'Ai cũng đọc được biển số {numbers} trong mô tả của bạn.',
  },
  phones: {
    en: 'Anyone can read the phone number {numbers} in your description. The phone field shows it to members only.',
    vi: 'Ai cũng đọc được số điện thoại {numbers} trong mô tả của bạn. Số ghi ở ô điện thoại chỉ thành viên mới xem được.',
  },
  leaveOut: { en: 'Remove from description', vi: 'Xóa khỏi mô tả' },
  leftOut: { en: 'Removed from the description.', vi: 'Đã xóa khỏi mô tả.' },
} as const satisfies Texts;
