import { formerFeatures } from './statedFacts.ts';

/**
 * What the form offers to tick; a seller may add others in their own words. What is stored is the first
 * name, so that both languages can show it.
 */
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
/** What was offered until it became a question of its own. */
const formerRows = [
  [formerFeatures.card, 'Có cà vẹt'],
  [formerFeatures.papers, 'Chính chủ'],
  [formerFeatures.transfer, 'Hỗ trợ sang tên'],
] as const;

export const features: readonly string[] = rows.map(([value]) => value);

const vietnamese = new Map<string, string>([...rows, ...formerRows].map(([value, vi]) => [value, vi]));

/**
 * How a language writes a feature; one in the seller's own words stays as it is.
 * @example featureLabel('vi', 'LED lights') // => 'Đèn LED'
 */
export const featureLabel = (language: 'en' | 'vi', value: string): string =>
  (language === 'vi' ? vietnamese.get(value) : undefined) ?? value;
