import { fewPhotos, longDescription, manyPhotos, renewedDays } from '../../domain/advice/factors.ts';
import type { Texts } from '../texts.ts';

/** Advice to sellers, from counts of other listings. */
export const advice = {
  title: { en: 'Figures from other listings', vi: 'Số liệu từ các tin khác' },
  note: {
    en: 'These figures come from this site. They show what happened, not why.',
    vi: 'Đây là số liệu của Vongxe, chỉ cho biết kết quả chứ không cho biết nguyên nhân.',
  },
  photos: {
    en: `Listings with ${manyPhotos} photos or more received more questions than those with fewer than ${fewPhotos}.`,
    vi: `Tin có từ ${manyPhotos} ảnh trở lên được hỏi nhiều hơn tin có dưới ${fewPhotos} ảnh.`,
  },
  description: {
    en: `Listings with a description of more than ${longDescription} characters received more questions than those with a shorter one.`,
    vi: `Tin có mô tả dài hơn ${longDescription} ký tự được hỏi nhiều hơn tin có mô tả ngắn hơn.`,
  },
  languages: {
    en: 'Listings with a description in both languages received more questions than those with only one.',
    vi: 'Tin có mô tả bằng cả tiếng Việt lẫn tiếng Anh được hỏi nhiều hơn tin chỉ có một thứ tiếng.',
  },
  papers: {
    en: "Listings that state whose name the papers are in received more questions than those that don't mention the papers.",
    vi: 'Tin ghi rõ giấy tờ đứng tên ai thì được hỏi nhiều hơn tin không nói gì về giấy tờ.',
  },
  number: {
    en: 'Listings that show a number for calls, Zalo or WhatsApp received more questions than those that hide it.',
    vi: 'Tin hiện số để gọi, nhắn Zalo hoặc WhatsApp được hỏi nhiều hơn tin ẩn số.',
  },
  price: {
    en: 'Listings priced within our estimated range received more questions than those above it. Your price is above it.',
    vi: 'Tin có giá trong khoảng ước tính được hỏi nhiều hơn tin có giá cao hơn. Giá xe của bạn đang cao hơn khoảng này.',
  },
  renewed: {
    en: `Listings that were edited, or confirmed as still for sale, in the last ${renewedDays} days received more questions than the others.`,
    vi: `Tin được sửa hoặc được người bán xác nhận còn bán trong ${renewedDays} ngày qua được hỏi nhiều hơn các tin còn lại.`,
  },
  sameCategory: {
    en: 'Average over four weeks: {with} questions, compared with {without}. Based on {count} bikes in the same category.',
    vi: 'Trung bình trong bốn tuần: {with} người hỏi so với {without}, tính trên {count} xe cùng loại.',
  },
  allCategories: {
    en: 'Average over four weeks: {with} questions, compared with {without}. Based on {count} bikes in all categories.',
    vi: 'Trung bình trong bốn tuần: {with} người hỏi so với {without}, tính trên {count} xe thuộc mọi loại.',
  },
  'do.photos': { en: 'Add photos', vi: 'Thêm ảnh' },
  'do.description': { en: 'Add to the description', vi: 'Viết thêm mô tả' },
  'do.languages': { en: 'Add the other language', vi: 'Viết mô tả bằng tiếng còn lại' },
  'do.papers': { en: 'Say whose name the papers are in', vi: 'Ghi rõ xe đứng tên ai' },
  'do.number': { en: 'Show a phone number', vi: 'Hiện số điện thoại' },
  'do.price': { en: 'Review the price', vi: 'Xem lại giá' },
  'do.renewed': { en: 'Still for sale', vi: 'Vẫn còn bán' },
} as const satisfies Texts;
