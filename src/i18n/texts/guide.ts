import type { Texts } from '../texts.ts';

export const guide = {
  contents: { en: 'On this page', vi: 'Trong trang này' },
  breadcrumb: { en: 'Breadcrumb', vi: 'Đường dẫn trang' },
  jump: { en: 'Jump to a section', vi: 'Đến thẳng phần cần xem' },
  revised: {
    en: 'Revised {date}. Rules and figures are as of {month}, and their sources are at the end. This is not legal advice.',
    vi: 'Cập nhật {date}. Quy định và con số tính đến {month}, nguồn ở cuối trang. Trang này không thay cho tư vấn pháp lý.',
  },
  kind: { en: 'Type', vi: 'Loại' },
  price: { en: 'Price', vi: 'Giá' },
  priceCaption: {
    en: 'Indicative price guide, as of {month}',
    vi: 'Bảng giá tham khảo, tính đến {month}',
  },
  costs: { en: 'Extra costs', vi: 'Các khoản phải trả thêm' },
  costCaption: { en: 'Fees, as of {month}', vi: 'Lệ phí, tính đến {month}' },
  repairs: { en: 'What common repairs cost', vi: 'Giá sửa chữa thường gặp' },
  repairCaption: {
    en: 'Indicative workshop prices including parts, as of {month}',
    vi: 'Giá tham khảo tại tiệm, gồm phụ tùng, tính đến {month}',
  },
  source: { en: 'Source {number}', vi: 'Nguồn {number}' },
  typeCaption: { en: 'Types of motorcycle', vi: 'Các loại xe máy' },
  type: { en: 'Type', vi: 'Loại xe' },
  models: { en: 'For example', vi: 'Ví dụ' },
  use: { en: 'Good for', vi: 'Hợp với' },
  engine: { en: 'Engine', vi: 'Phân khối' },
  licence: { en: 'Licence', vi: 'Bằng lái' },
  noLicence: { en: 'none', vi: 'không cần' },
  typePicture: { en: 'Illustration: {type}', vi: 'Hình minh họa: {type}' },
  brandPicture: { en: 'Illustration for {brand}', vi: 'Hình minh họa cho {brand}' },
  print: { en: 'Print the checklist', vi: 'In bảng kiểm tra' },
  clear: { en: 'Clear all', vi: 'Bỏ hết dấu tích' },
  sources: { en: 'Sources', vi: 'Nguồn' },
  questions: { en: 'Common questions', vi: 'Câu hỏi thường gặp' },
} as const satisfies Texts;
