import type { Texts } from '../texts.ts';

/** Words about a bike, wherever one is shown. */
export const bike = {
  sold: { en: 'Sold', vi: 'Đã bán' },
  active: { en: 'Active', vi: 'Đang bán' },
  reserved: { en: 'Reserved', vi: 'Đã nhận cọc' },
  paused: { en: 'Paused', vi: 'Tạm ẩn' },
  draft: { en: 'Draft', vi: 'Bản nháp' },
  hidden: { en: 'Hidden', vi: 'Bị gỡ' },
  approximate: { en: 'approximate rate', vi: 'tỷ giá ước tính' },
  mainPhoto: { en: 'Main photo: {title}', vi: 'Ảnh chính: {title}' },
  photoOf: { en: 'Photo {n} of {total}: {title}', vi: 'Ảnh {n}/{total}: {title}' },
  noPhoto: { en: 'No photo', vi: 'Chưa có ảnh' },

  sport: { en: 'Sport', vi: 'Tay côn / thể thao' },
  sportbike: { en: 'Sport', vi: 'Xe thể thao' },
  cruiser: { en: 'Cruiser', vi: 'Cruiser' },
  touring: { en: 'Touring', vi: 'Touring' },
  naked: { en: 'Naked', vi: 'Naked bike' },
  adventure: { en: 'Adventure', vi: 'Adventure' },
  scooter: { en: 'Scooter', vi: 'Xe tay ga' },
  underbone: { en: 'Underbone', vi: 'Xe số' },
  dirt: { en: 'Dirt bike', vi: 'Cào cào' },
  electric: { en: 'Electric', vi: 'Xe điện' },
  moped: { en: 'Moped', vi: 'Xe 50 cc' },
  other: { en: 'Other', vi: 'Loại khác' },

  excellent: { en: 'Excellent', vi: 'Như mới' },
  very_good: { en: 'Very good', vi: 'Rất tốt' },
  good: { en: 'Good', vi: 'Tốt' },
  fair: { en: 'Fair', vi: 'Trung bình' },
  poor: { en: 'Poor', vi: 'Cần sửa chữa' },
  new: { en: 'New', vi: 'Mới' },
  used: { en: 'Used', vi: 'Đã qua sử dụng' },

  automatic: { en: 'Automatic', vi: 'Tay ga' },
  manual: { en: 'Manual', vi: 'Côn tay' },
  'semi-automatic': { en: 'Semi-automatic', vi: 'Xe số' },
  gasoline: { en: 'Petrol', vi: 'Xăng' },
} as const satisfies Texts;
