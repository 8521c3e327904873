import type { FieldName } from '../../domain/listings/fields.ts';
import type { StockColumn } from '../../domain/stock/columns.ts';
import type { Bilingual } from '../texts.ts';

export const stockColumnTexts = {
  number: { en: 'Stock number', vi: 'Mã xe' },
  price: { en: 'Price (VND)', vi: 'Giá (VND)' },
  features: { en: 'Features', vi: 'Trang bị' },
  description: { en: 'Description', vi: 'Mô tả' },
  other_description: { en: 'Description in a second language', vi: 'Mô tả bằng ngôn ngữ thứ hai' },
  status: { en: 'Status', vi: 'Trạng thái' },
} as const satisfies Record<Exclude<StockColumn, FieldName>, Bilingual>;

/** More headings that imports accept, without accents. */
export const otherHeadings: Partial<Record<StockColumn, string>> = {
  number: 'stock no, stock #, stock, sku, stock id, so kho, ma kho, ma so, ma so xe, ma',
  make: 'make, hang, hang san xuat, nhan hieu, thuong hieu',
  model: 'model name, ten xe, dong, kieu xe',
  year: 'model year, nam, nam sx, doi, doi xe',
  mileage: 'odometer, odo, km, so km, kilometres, so km da chay',
  engine: 'cc, engine size, displacement, dung tich, dung tich xi lanh, dong co',
  category: 'type, kind, loai',
  condition: 'tinh trang xe',
  transmission: 'gearbox, kieu so',
  fuel: 'fuel type, loai nhien lieu',
  colour: 'color, mau, mau sac, mau son',
  location: 'city, place, province, noi ban, tinh thanh, thanh pho, dia diem',
  battery_health: 'battery, pin',
  battery_range: 'range, quang duong',
  price: 'price, asking price, gia, gia ban, gia tien, price dong, don gia',
  features: 'equipment, options, tinh nang',
  description: 'text, details, mo ta xe, noi dung',
  other_description: 'english description, description in english, mo ta tieng anh',
  status: 'sale status, trang thai tin',
};
