import type { Texts } from '../texts.ts';

export const pasteResult = {
  done: { en: 'Filled in: {fields}.', vi: 'Đã điền: {fields}.' },
  check: { en: 'Please check:', vi: 'Vui lòng xem lại:' },
  missing: {
    en: "Anything the text doesn't mention is still empty below.",
    vi: 'Những gì bài không nói đến vẫn để trống bên dưới.',
  },
  kept: {
    en: "You'd already filled in {fields}, so we've left that part unchanged.",
    vi: 'Bạn đã điền sẵn {fields} nên phần này được giữ nguyên.',
  },
  several: {
    en: "This text advertises several bikes, so we haven't filled anything in. Each listing is for one bike, so paste only the part about the bike you're listing.",
    vi: 'Bài này rao nhiều xe nên chúng tôi chưa điền thông tin của xe nào. Mỗi tin chỉ đăng một xe: hãy dán riêng phần nói về chiếc xe bạn muốn đăng.',
  },
  undo: { en: 'Undo', vi: 'Hoàn tác' },
  make: { en: 'make', vi: 'hãng xe' },
  model: { en: 'model', vi: 'dòng xe' },
  year: { en: 'year', vi: 'năm sản xuất' },
  mileage: { en: 'mileage', vi: 'số km' },
  price: { en: 'price', vi: 'giá bán' },
  engine: { en: 'engine', vi: 'phân khối' },
  features: { en: 'features', vi: 'trang bị' },
  location: { en: 'location', vi: 'khu vực' },
  contactPhone: { en: 'phone number', vi: 'số điện thoại' },
  facts: { en: "answers to buyers' questions", vi: 'những điều người mua hay hỏi' },
  description: { en: 'description', vi: 'mô tả' },
} as const satisfies Texts;
