import { formerFeatures } from './statedFacts.ts';

/** English names are stored. Sellers can add other features. */
const rows = [
  ['ABS brakes', 'Phanh ABS'],
  ['Combined brakes (CBS)', 'Phanh kết hợp CBS'],
  ['Smart Key', 'Khóa thông minh Smart Key'],
  ['LED lights', 'Đèn LED'],
  ['Idling stop', 'Tự ngắt máy khi dừng (Idling Stop)'],
  ['USB charging', 'Cổng sạc USB'],
  ['Anti-theft alarm', 'Chống trộm'],
  ['Luggage rack', 'Baga chở đồ'],
  ['Top box', 'Thùng đồ phía sau'],
  ['Quick shifter', 'Quickshifter'],
  ['Traction control', 'Kiểm soát lực kéo'],
] as const;
/** Former features that became questions. */
const formerRows = [
  [formerFeatures.card, 'Có cà vẹt'],
  [formerFeatures.papers, 'Chính chủ'],
  [formerFeatures.transfer, 'Hỗ trợ sang tên'],
] as const;

export const features: readonly string[] = rows.map(([value]) => value);

const vietnamese = new Map<string, string>([...rows, ...formerRows].map(([value, vi]) => [value, vi]));

/**
 * Sellers' own words are not translated.
 * @example featureLabel('vi', 'LED lights') // => 'Đèn LED'
 */
export const featureLabel = (language: 'en' | 'vi', value: string): string =>
  (language === 'vi' ? vietnamese.get(value) : undefined) ?? value;
