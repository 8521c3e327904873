import { fewPhotos, longDescription, manyPhotos, renewedDays } from '../../domain/advice/factors.ts';
import type { Texts } from '../texts.ts';

/** From counts of other listings; never promises. */
export const advice = {
  title: { en: 'What we counted on other listings', vi: 'Số liệu từ các tin khác' },
  note: {
    en: "These are counts from this site. They don't show why.",
    vi: 'Đây là số đếm trên trang, chưa nói lên nguyên nhân.',
  },
  photos: {
    en: `Listings with ${manyPhotos} photos or more had more questions than those with fewer than ${fewPhotos}.`,
    vi: `Tin có từ ${manyPhotos} ảnh trở lên được hỏi nhiều hơn tin có dưới ${fewPhotos} ảnh.`,
  },
  description: {
    en: `Listings with a description of more than ${longDescription} characters had more questions than those with a shorter one.`,
    vi: `Tin có mô tả dài hơn ${longDescription} ký tự được hỏi nhiều hơn tin có mô tả ngắn.`,
  },
  languages: {
    en: 'Listings with a description in both languages had more questions than those in one.',
    vi: 'Tin có mô tả cả tiếng Việt lẫn tiếng Anh được hỏi nhiều hơn tin chỉ có một thứ tiếng.',
  },
  papers: {
    en: 'Listings that say in whose name the papers are had more questions than those that say nothing about papers.',
    vi: 'Tin ghi rõ giấy tờ đứng tên ai được hỏi nhiều hơn tin không nói gì về giấy tờ.',
  },
  number: {
    en: 'Listings that show a number for calls, Zalo or WhatsApp had more questions than those that hide it.',
    vi: 'Tin hiện số để gọi, nhắn Zalo hoặc WhatsApp được hỏi nhiều hơn tin ẩn số.',
  },
  price: {
    en: 'Listings priced within our estimate had more questions than those above it. Yours is above.',
    vi: 'Tin có giá trong khoảng ước tính được hỏi nhiều hơn tin có giá cao hơn. Giá xe của bạn đang cao hơn.',
  },
  renewed: {
    en: `Listings that were confirmed or changed in the last ${renewedDays} days had more questions than the others.`,
    vi: `Tin được xác nhận hoặc sửa trong ${renewedDays} ngày qua được hỏi nhiều hơn các tin còn lại.`,
  },
  sameCategory: {
    en: 'In four weeks on average: {with} questions, against {without}. Based on {count} bikes of the same category.',
    vi: 'Trung bình trong bốn tuần: {with} người hỏi so với {without}, tính trên {count} xe cùng loại.',
  },
  allCategories: {
    en: 'In four weeks on average: {with} questions, against {without}. Based on {count} bikes of all categories.',
    vi: 'Trung bình trong bốn tuần: {with} người hỏi so với {without}, tính trên {count} xe thuộc mọi loại.',
  },
  'do.photos': { en: 'Add photos', vi: 'Thêm ảnh' },
  'do.description': { en: 'Add to the description', vi: 'Viết thêm mô tả' },
  'do.languages': { en: 'Add the other language', vi: 'Thêm mô tả thứ tiếng còn lại' },
  'do.papers': { en: 'Say whose name the papers are in', vi: 'Cho biết về giấy tờ' },
  'do.number': { en: 'Show a number', vi: 'Hiện số điện thoại' },
  'do.price': { en: 'Look at the price', vi: 'Xem lại giá' },
  'do.renewed': { en: 'Still for sale', vi: 'Vẫn còn bán' },
} as const satisfies Texts;
