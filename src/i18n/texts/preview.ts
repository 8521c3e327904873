import type { Texts } from '../texts.ts';

/** Notice on every page of a preview (decision 71 and docs/editing.md). */
export const preview = {
  notice: {
    en: "This is a preview of a change. You can't sign in, search for bikes or send anything here.",
    vi: 'Đây là bản xem trước của một thay đổi. Tại đây bạn không đăng nhập, tìm xe hay gửi gì được.',
  },
} as const satisfies Texts;
