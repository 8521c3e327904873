import type { FieldName } from '../../domain/listings/fields.ts';
import type { ChoiceName } from '../../domain/search/bikeFilter.ts';
import type { Bilingual } from '../texts.ts';

/** Names of a listing's fields, and labels of filters while nothing is chosen. */
export const fields = {
  make: { en: 'Brand', vi: 'Hãng xe' },
  'any.make': { en: 'All brands', vi: 'Tất cả hãng' },
  model: { en: 'Model', vi: 'Dòng xe' },
  year: { en: 'Year', vi: 'Năm sản xuất' },
  mileage: { en: 'Mileage', vi: 'Số km đã đi' },
  engine: { en: 'Engine', vi: 'Phân khối' },
  category: { en: 'Category', vi: 'Loại xe' },
  'any.category': { en: 'All categories', vi: 'Tất cả loại xe' },
  condition: { en: 'Condition', vi: 'Tình trạng' },
  transmission: { en: 'Transmission', vi: 'Hộp số' },
  'any.transmission': { en: 'Any transmission', vi: 'Mọi loại hộp số' },
  fuel: { en: 'Fuel', vi: 'Nhiên liệu' },
  colour: { en: 'Colour', vi: 'Màu xe' },
  'any.colour': { en: 'Any colour', vi: 'Mọi màu' },
  battery_health: { en: 'Battery health', vi: 'Sức khỏe pin' },
  battery_range: { en: 'Range on one charge', vi: 'Quãng đường một lần sạc' },
  leaving_on: { en: 'Seller is leaving Vietnam on', vi: 'Người bán rời Việt Nam ngày' },
  location: { en: 'Location', vi: 'Khu vực' },
  'any.location': { en: 'All of Vietnam', vi: 'Toàn quốc' },
  seller: { en: 'Seller', vi: 'Người bán' },
  'any.seller': { en: 'Shops and private sellers', vi: 'Cửa hàng và cá nhân' },
} as const satisfies Record<FieldName | ChoiceName | `any.${ChoiceName}`, Bilingual>;
