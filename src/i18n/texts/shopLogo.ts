import type { Texts } from '../texts.ts';

export const shopLogo = {
  logo: { en: 'Logo', vi: 'Logo cửa hàng' },
  hint: {
    en: "Shown on the shop's page instead of the initials. Square pictures look best.",
    vi: 'Hiện trên trang cửa hàng thay cho các chữ cái đầu của tên. Nên dùng ảnh vuông.',
  },
  file: { en: 'Logo file', vi: 'Tệp logo' },
  choose: { en: 'Choose a logo', vi: 'Chọn logo' },
  replace: { en: 'Replace', vi: 'Thay logo' },
  remove: { en: 'Remove', vi: 'Gỡ logo' },
  uploading: { en: 'Uploading…', vi: 'Đang tải lên…' },
  saved: { en: 'Logo saved', vi: 'Đã lưu logo' },
  removed: { en: 'Logo removed', vi: 'Đã gỡ logo' },
  notRemoved: {
    en: "The logo couldn't be removed. Please try again.",
    vi: 'Không gỡ được logo. Vui lòng thử lại.',
  },
  failed: {
    en: "The logo couldn't be uploaded. Check your connection and try again.",
    vi: 'Không tải được logo lên. Vui lòng kiểm tra mạng rồi thử lại.',
  },
  type: {
    en: 'Please choose an image file: JPEG, PNG, GIF, WebP or HEIC.',
    vi: 'Vui lòng chọn tệp ảnh JPEG, PNG, GIF, WebP hoặc HEIC.',
  },
  size: { en: 'The logo must be smaller than 10 MB.', vi: 'Logo phải nhỏ hơn 10 MB.' },
  shape: {
    en: 'This picture is too long and narrow. Please choose another one.',
    vi: 'Ảnh này quá dài và hẹp. Vui lòng chọn ảnh khác.',
  },
  truncated: {
    en: 'Part of this file is missing. Please choose another one.',
    vi: 'Tệp này bị thiếu một phần. Vui lòng chọn tệp khác.',
  },
  limit: {
    en: 'You can change the logo up to {count} times a day. Please try again tomorrow.',
    vi: 'Mỗi ngày bạn đổi logo được tối đa {count} lần. Vui lòng thử lại vào ngày mai.',
  },
} as const satisfies Texts;
