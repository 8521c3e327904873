import type { Texts } from '../texts.ts';

/** The sheet's points are in src/content/inspection. */
export const viewing = {
  title: { en: 'Viewing sheet', vi: 'Phiếu xem xe' },
  description: {
    en: "What to check when you view a used motorbike in Vietnam, alongside the seller's answers. Ticks, notes and photos stay on your phone. Works offline.",
    vi: 'Những mục cần kiểm tra khi xem xe máy cũ, kèm câu trả lời của người bán. Dấu tích, ghi chú và ảnh chỉ lưu trên điện thoại; mất mạng vẫn dùng được phiếu.',
  },
  lead: {
    en: "Open this page before you go, and it'll work without a connection when you view the bike. Ticks, notes and photos stay on this device and are never sent anywhere.",
    vi: 'Hãy mở phiếu trước khi đi xem xe: đến nơi, không có mạng vẫn dùng được. Dấu tích, ghi chú và ảnh chỉ nằm trên thiết bị này, không gửi đi đâu.',
  },
  keeping: {
    en: "Signing out deletes all sheets. Sheets you haven't changed for 90 days are deleted when you open this page.",
    vi: 'Khi bạn đăng xuất, mọi phiếu đều bị xóa. Phiếu quá 90 ngày không sửa sẽ bị xóa khi bạn mở lại trang này.',
  },
  noScript: {
    en: 'Without JavaScript, nothing is saved. You can still read the list or print it.',
    vi: 'Trình duyệt không bật JavaScript nên không lưu được. Bạn vẫn có thể đọc hoặc in danh sách này.',
  },
  bike: { en: 'View the listing', vi: 'Xem tin đăng' },
  name: { en: 'Which bike is it?', vi: 'Bạn xem xe nào?' },
  kind: { en: 'Type of bike', vi: 'Loại xe' },
  'kind.all': { en: 'Any', vi: 'Chưa chọn' },
  'kind.scooter': { en: 'Scooter', vi: 'Tay ga' },
  'kind.gears': { en: 'With gears', vi: 'Xe số, côn tay' },
  'kind.electric': { en: 'Electric', vi: 'Xe điện' },
  fine: { en: 'OK', vi: 'Ổn' },
  fault: { en: 'Fault', vi: 'Có lỗi' },
  note: { en: 'Note: {point}', vi: 'Ghi chú: {point}' },
  noteHint: { en: 'What did you see?', vi: 'Bạn thấy gì?' },
  seller: { en: 'The seller says:', vi: 'Người bán cho biết:' },
  repair: { en: 'Repair: about {cost}', vi: 'Tiền sửa khoảng {cost}' },
  notes: { en: 'Your notes', vi: 'Ghi chú của bạn' },
  photos: { en: 'Photos', vi: 'Ảnh' },
  addPhotos: { en: 'Add photos', vi: 'Thêm ảnh' },
  photo: { en: 'Photo {number}', vi: 'Ảnh {number}' },
  deletePhoto: { en: 'Delete photo {number}', vi: 'Xóa ảnh {number}' },
  photosHint: {
    en: 'Up to {count}. Photos are saved in a smaller size, without their location.',
    vi: 'Tối đa {count} ảnh. Khi lưu, ảnh được thu nhỏ và bỏ thông tin vị trí.',
  },
  arguments: { en: 'What to discuss', vi: 'Căn cứ để trả giá' },
  noFaults: {
    en: 'Faults you tick appear here, with the cost of each repair.',
    vi: 'Lỗi bạn đánh dấu sẽ hiện ở đây, kèm giá sửa.',
  },
  notFine: { en: 'Not OK: {point}', vi: 'Chưa đạt: {point}' },
  promised: { en: 'The seller wrote: {text}', vi: 'Người bán ghi: {text}' },
  ask: { en: 'Ask about this: {text}', vi: 'Cần hỏi thêm: {text}' },
  repairs: { en: 'Total repairs: about {cost}', vi: 'Tổng tiền sửa khoảng {cost}' },
  less: {
    en: 'Asking price less repairs: {cost}',
    vi: 'Giá rao trừ tiền sửa: {cost}',
  },
  repairNote: {
    en: 'Repair prices are our market estimate, as of {date}.',
    vi: 'Giá sửa là ước tính của chúng tôi theo thị trường, tính đến {date}.',
  },
  checked: {
    en: 'Checked {done} of {total} · faults: {faults}',
    vi: 'Đã kiểm tra {done}/{total} mục · lỗi: {faults}',
  },
  summary: { en: 'Send the summary', vi: 'Gửi bản tóm tắt' },
  shareText: { en: 'Send as text', vi: 'Gửi dạng chữ' },
  sharePicture: { en: 'Send as a picture', vi: 'Gửi dạng ảnh' },
  copy: { en: 'Copy the text', vi: 'Sao chép nội dung' },
  copied: { en: 'Copied.', vi: 'Đã sao chép.' },
  notShared: {
    en: "We couldn't send or copy it here. Select the text below and copy it yourself.",
    vi: 'Chưa gửi hoặc sao chép được. Vui lòng chọn phần chữ bên dưới rồi tự sao chép.',
  },
  viewed: { en: 'Viewed on {date}', vi: 'Xem xe ngày {date}' },
  delete: { en: 'Delete this sheet', vi: 'Xóa phiếu này' },
  deleteAsk: {
    en: 'Delete the ticks, notes and photos for this bike?',
    vi: 'Xóa dấu tích, ghi chú và ảnh của xe này?',
  },
  deleteYes: { en: 'Delete', vi: 'Xóa' },
  deleteNo: { en: 'Keep', vi: 'Giữ lại' },
  sheets: { en: 'Sheets on this device', vi: 'Phiếu trên thiết bị này' },
  unnamed: { en: 'A bike not listed here', vi: 'Xe không đăng trên Vongxe' },
  loading: { en: 'Loading the listing…', vi: 'Đang tải tin đăng…' },
  notFilled: {
    en: "We couldn't load the listing, so the seller's answers are missing. You can still use the sheet.",
    vi: 'Chưa tải được tin đăng nên thiếu câu trả lời của người bán. Bạn vẫn dùng được phiếu này.',
  },
  full: {
    en: 'This device is out of space. Your ticks and notes will stay until you close this page. Delete other sheets or free up some storage.',
    vi: 'Thiết bị không lưu thêm được. Dấu tích và ghi chú vẫn còn cho đến khi bạn đóng trang. Hãy xóa bớt phiếu khác hoặc giải phóng bộ nhớ.',
  },
  photoFull: {
    en: "There isn't enough space for the photo on this device. Your ticks and notes are saved.",
    vi: 'Thiết bị không đủ chỗ cho ảnh này. Dấu tích và ghi chú đã được lưu.',
  },
  photoUnread: {
    en: "We can't open this photo. Please choose a JPEG, PNG or WebP file up to 40 MB.",
    vi: 'Không mở được ảnh này. Vui lòng chọn ảnh JPEG, PNG hoặc WebP tối đa 40 MB.',
  },
  photosEnough: {
    en: 'A sheet can hold up to {count} photos. Delete one to add another.',
    vi: 'Mỗi phiếu tối đa {count} ảnh. Hãy xóa bớt để thêm ảnh mới.',
  },
} as const satisfies Texts;
