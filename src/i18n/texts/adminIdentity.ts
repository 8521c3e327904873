import type { Texts } from '../texts.ts';

export const adminIdentity = {
  changeIdentity: { en: 'Identity', vi: 'Danh tính' },
  identityTitle: { en: 'Identity check', vi: 'Kiểm tra danh tính' },
  identityText: {
    en: "Record only what you have seen yourself. Don't keep a copy or photo of any document, and don't write down any number from it.",
    vi: 'Chỉ ghi điều chính bạn đã thấy. Không giữ bản sao, ảnh chụp hay số của giấy tờ tùy thân.',
  },
  identityPauses: {
    en: "On this site, we must check sellers' identities before they can publish. If you remove the check, this person's listings will be paused.",
    vi: 'Vongxe yêu cầu kiểm tra danh tính người bán trước khi đăng tin: nếu bạn xóa kết quả kiểm tra, các tin của người này sẽ bị tạm ẩn.',
  },
  identityLevel: { en: 'What was checked', vi: 'Nội dung đã kiểm tra' },
  'identity.none': { en: 'Nothing', vi: 'Chưa kiểm tra' },
  'identity.phone': { en: 'Phone number, confirmed by code', vi: 'Số điện thoại, xác nhận bằng mã' },
  'identity.papers': { en: 'ID seen', vi: 'Đã xem giấy tờ tùy thân' },
  'identity.vneid': { en: 'VNeID seen', vi: 'Đã xem VNeID' },
  'identityHint.none': {
    en: 'Choose this to remove an earlier check.',
    vi: 'Chọn mục này để xóa kết quả kiểm tra trước đó.',
  },
  'identityHint.papers': {
    en: 'Passport or identity card, shown to you in person or on a video call.',
    vi: 'Người đó đã cho bạn xem hộ chiếu hoặc căn cước, trực tiếp hoặc qua cuộc gọi video.',
  },
  'identityHint.vneid': {
    en: 'Electronic identity, shown to you in the VNeID app.',
    vi: 'Người đó đã mở căn cước điện tử trong ứng dụng VNeID cho bạn xem.',
  },
  identityBy: { en: '{level}, checked on {date}', vi: '{level}, kiểm tra ngày {date}' },
  identityDone: { en: 'Identity check saved', vi: 'Đã lưu kết quả kiểm tra' },
  'did.identity': { en: 'Identity check recorded', vi: 'Lưu kết quả kiểm tra danh tính' },

  peopleLimit: {
    en: '{count} of {limit} people. By our reading of Law 91/2025/QH15, small operators that reach this number can no longer postpone the assessments the law requires.',
    vi: '{count}/{limit} người. Theo cách chúng tôi hiểu, từ mức này đơn vị nhỏ không còn được hoãn lập hồ sơ đánh giá theo Luật 91/2025/QH15.',
  },
  peopleSource: { en: 'Source, checked on {date}', vi: 'Nguồn, kiểm tra ngày {date}' },
} as const satisfies Texts;
