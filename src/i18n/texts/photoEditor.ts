import type { Texts } from '../texts.ts';

export const photoEditor = {
  title: { en: 'Edit photo', vi: 'Sửa ảnh' },
  local: {
    en: "Paint over the plate, or anything you don't want people to see. This happens on your device, so what you cover is never sent.",
    vi: 'Tô che biển số hoặc những gì bạn không muốn lộ. Mọi thao tác diễn ra ngay trên máy, phần đã che không bao giờ được gửi đi.',
  },
  sent: {
    en: "Paint over the plate, or anything you don't want people to see. This photo has already been uploaded. The edited version will replace it when you save the listing, and the old one will be deleted about a week later.",
    vi: 'Tô che biển số hoặc những gì bạn không muốn lộ. Ảnh này đã được tải lên. Khi bạn lưu tin, ảnh đã sửa sẽ thay ảnh cũ, và ảnh cũ bị xóa sau khoảng một tuần.',
  },
  papers: {
    en: "Before you add this photo, paint over the owner's name and address, and the plate, frame and engine numbers. What you cover is never sent.",
    vi: 'Trước khi thêm ảnh, hãy tô che họ tên, địa chỉ chủ xe, biển số, số khung và số máy. Phần đã che không bao giờ được gửi đi.',
  },
  message: {
    en: "Paint over names, addresses and numbers that the other person doesn't need. This happens on your phone: what you cover is never sent.",
    vi: 'Tô che họ tên, địa chỉ và các dãy số mà người kia không cần biết. Mọi thao tác diễn ra ngay trên máy, phần đã che không bao giờ được gửi đi.',
  },
  opening: { en: 'Opening the photo', vi: 'Đang mở ảnh' },
  unreadable: { en: "We couldn't open this photo.", vi: 'Không mở được ảnh này.' },
  truncated: {
    en: 'Part of this photo is missing. Choose it again, or take a new one.',
    vi: 'Ảnh bị thiếu một phần. Vui lòng chọn lại hoặc chụp ảnh mới.',
  },
  saveFailed: { en: "That didn't work. Try again.", vi: 'Chưa lưu được. Vui lòng thử lại.' },
  tools: { en: 'Tools', vi: 'Công cụ' },
  brush: { en: 'Cover', vi: 'Tô che' },
  select: { en: 'Select', vi: 'Chọn vùng' },
  turn: { en: 'Rotate', vi: 'Xoay' },
  undo: { en: 'Undo', vi: 'Hoàn tác' },
  crop: { en: 'Crop to selection', vi: 'Cắt theo vùng chọn' },
  cover: { en: 'Cover selection', vi: 'Che vùng chọn' },
  picture: { en: 'The photo with your changes', vi: 'Ảnh sau khi bạn chỉnh sửa' },
  'grip.all': { en: 'Move the selection', vi: 'Di chuyển vùng chọn' },
  'grip.nw': { en: 'Top left corner', vi: 'Góc trên bên trái' },
  'grip.ne': { en: 'Top right corner', vi: 'Góc trên bên phải' },
  'grip.sw': { en: 'Bottom left corner', vi: 'Góc dưới bên trái' },
  'grip.se': { en: 'Bottom right corner', vi: 'Góc dưới bên phải' },
  changes: {
    en: { one: '{count} change', other: '{count} changes' },
    vi: '{count} thay đổi',
  },
  cancel: { en: 'Cancel', vi: 'Hủy' },
  done: { en: 'Done', vi: 'Xong' },
  add: { en: 'Add photo', vi: 'Thêm ảnh' },
} as const satisfies Texts;
