import type { Texts } from '../texts.ts';

export const shared = {
  added: {
    en: { one: '{count} shared photo added', other: '{count} shared photos added' },
    vi: 'Đã thêm {count} ảnh bạn chia sẻ',
  },
  addedText: { en: 'Fill in the rest of the form.', vi: 'Hãy điền phần còn lại của tin đăng.' },
  words: {
    en: 'The text you shared is in the box at the top.',
    vi: 'Nội dung bạn chia sẻ nằm ở ô đầu trang.',
  },
  left: {
    en: {
      one: "{count} file couldn't be added",
      other: "{count} files couldn't be added",
    },
    vi: 'Có {count} tệp không thêm được',
  },
  leftText: {
    en: 'Choose up to {max} photos in JPG, PNG, GIF or WebP format, each no larger than 10 MB.',
    vi: 'Vui lòng chọn ảnh JPG, PNG, GIF hoặc WebP, tối đa 10 MB mỗi ảnh và không quá {max} ảnh.',
  },
  lost: { en: "What you shared didn't arrive", vi: 'Chưa nhận được nội dung bạn chia sẻ' },
  lostText: {
    en: 'Please choose the photos in the form.',
    vi: 'Vui lòng chọn ảnh ngay trong tin đăng.',
  },
} as const satisfies Texts;
