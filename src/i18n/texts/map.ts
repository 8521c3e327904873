import type { Texts } from '../texts.ts';

export const map = {
  title: { en: 'Map of used motorcycles in Vietnam', vi: 'Bản đồ xe máy cũ khắp Việt Nam' },
  description: {
    en: 'See how many used motorcycles are for sale in each of the 34 provinces and cities of Vietnam. Pick one to see its bikes.',
    vi: 'Bản đồ 34 tỉnh thành cho biết mỗi nơi đang có bao nhiêu xe máy cũ rao bán. Chọn nơi bạn ở để xem xe.',
  },
  crumb: { en: 'Map', vi: 'Bản đồ' },
  lead: {
    en: {
      one: '{count} bike for sale in all of Vietnam. Select a province to see its bikes.',
      other: '{count} bikes for sale in all of Vietnam. Select a province to see its bikes.',
    },
    vi: 'Cả nước đang có {count} xe rao bán. Bấm vào một tỉnh thành để xem xe ở đó.',
  },
  picture: {
    en: 'Map of Vietnam: the deeper the colour of a province, the more bikes are for sale there. The list below shows the same figures.',
    vi: 'Bản đồ Việt Nam: tỉnh nào màu càng đậm thì càng nhiều xe rao bán. Danh sách bên dưới có cùng số liệu.',
  },
  nearMe: { en: 'Bikes near me', vi: 'Xe gần tôi' },
  nearNote: {
    en: 'Your browser will ask for your permission first. Vongxe never learns where you are.',
    vi: 'Trình duyệt sẽ xin phép bạn trước. Vongxe không biết và không lưu vị trí của bạn.',
  },
  unknown: {
    en: "Your browser couldn't find your location. Please pick a province from the list.",
    vi: 'Trình duyệt không cho biết vị trí của bạn. Vui lòng chọn tỉnh thành trong danh sách.',
  },
  abroad: {
    en: 'You seem to be outside Vietnam. Please pick a province from the list.',
    vi: 'Có vẻ bạn đang ở ngoài Việt Nam. Vui lòng chọn tỉnh thành trong danh sách.',
  },
  legend: { en: 'Bikes for sale', vi: 'Số xe đang bán' },
  none: { en: 'none', vi: 'chưa có' },
  range: { en: '{from} to {to}', vi: '{from} đến {to}' },
  more: { en: '{from} or more', vi: 'từ {from} trở lên' },
  provinces: { en: 'All provinces and cities', vi: 'Tất cả tỉnh thành' },
  count: { en: { one: '{count} bike', other: '{count} bikes' }, vi: '{count} xe' },
  countNone: { en: 'none yet', vi: 'chưa có xe' },
  formerly: {
    en: 'with {places}',
    vi: 'gồm {places}',
  },
  borders: {
    en: 'The map shows provinces and cities as they have been since the mergers of July 2025. Under each one are the places that are now part of it.',
    vi: 'Bản đồ vẽ theo địa giới tỉnh thành từ tháng 7/2025; dưới mỗi tên là các nơi đã sáp nhập vào đó.',
  },
  source: {
    en: 'Outlines simplified from Natural Earth (public domain).',
    vi: 'Đường ranh giới: Natural Earth, thuộc phạm vi công cộng, đã giản lược.',
  },
} as const satisfies Texts;
