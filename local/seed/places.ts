import type { Location } from '../../src/domain/places/locations.ts';

export type Region = 'north' | 'centre' | 'highlands' | 'south' | 'delta';

/** The first number on the plates of a place, and the part of the country that its rides go to. */
export const local: Partial<Record<Location, { plate: number; region: Region }>> = {
  'Ho Chi Minh City': { plate: 59, region: 'south' },
  'Thu Duc': { plate: 59, region: 'south' },
  'Binh Duong': { plate: 61, region: 'south' },
  'Bien Hoa': { plate: 60, region: 'south' },
  Hanoi: { plate: 29, region: 'north' },
  'Hung Yen': { plate: 89, region: 'north' },
  'Bac Ninh': { plate: 99, region: 'north' },
  'Da Nang': { plate: 43, region: 'centre' },
  'Quang Nam': { plate: 92, region: 'centre' },
  'Quang Ngai': { plate: 76, region: 'centre' },
  Hue: { plate: 75, region: 'centre' },
  'Quang Tri': { plate: 74, region: 'centre' },
  'Dong Hoi': { plate: 73, region: 'centre' },
  'Can Tho': { plate: 65, region: 'delta' },
  'Vinh Long': { plate: 64, region: 'delta' },
  'Long Xuyen': { plate: 67, region: 'delta' },
  'Ca Mau': { plate: 69, region: 'delta' },
  'Phu Quoc': { plate: 68, region: 'delta' },
  'Hai Phong': { plate: 15, region: 'north' },
  'Ha Long': { plate: 14, region: 'north' },
  'Hai Duong': { plate: 34, region: 'north' },
  'Nam Dinh': { plate: 18, region: 'north' },
  'Nha Trang': { plate: 79, region: 'south' },
  'Cam Ranh': { plate: 79, region: 'south' },
  'Ninh Thuan': { plate: 85, region: 'south' },
  'Phan Thiet': { plate: 86, region: 'south' },
  'Vung Tau': { plate: 72, region: 'south' },
  'Dong Nai': { plate: 60, region: 'south' },
  'My Tho': { plate: 63, region: 'delta' },
  'Tay Ninh': { plate: 70, region: 'south' },
  'Hoi An': { plate: 92, region: 'centre' },
  'Ninh Binh': { plate: 35, region: 'north' },
  'Sa Pa': { plate: 24, region: 'north' },
  'Ha Giang': { plate: 23, region: 'north' },
  'Mui Ne': { plate: 86, region: 'south' },
  'Da Lat': { plate: 49, region: 'highlands' },
  'Buon Ma Thuot': { plate: 47, region: 'highlands' },
  Pleiku: { plate: 81, region: 'highlands' },
  'Kon Tum': { plate: 82, region: 'highlands' },
  'Quy Nhon': { plate: 77, region: 'centre' },
  'Thanh Hoa': { plate: 36, region: 'north' },
  'Thai Nguyen': { plate: 20, region: 'north' },
};

/** Rides that people of a region take, as a destination. */
export const trips: Record<Region, { en: readonly string[]; vi: readonly string[] }> = {
  north: {
    en: ['Mai Chau', 'Tam Dao', 'the Ha Giang loop', 'Moc Chau', 'Ninh Binh', 'Ba Be lake', 'Mu Cang Chai'],
    vi: ['Mai Châu', 'Tam Đảo', 'Hà Giang', 'Mộc Châu', 'Tràng An', 'hồ Ba Bể', 'Mù Cang Chải'],
  },
  centre: {
    en: ['the Hai Van pass', 'Son Tra', 'My Son', 'Bach Ma', 'Phong Nha', 'A Luoi', 'Prao'],
    vi: ['đèo Hải Vân', 'bán đảo Sơn Trà', 'Mỹ Sơn', 'Bạch Mã', 'Phong Nha', 'A Lưới', 'Prao'],
  },
  highlands: {
    en: ['Lak lake', 'Mang Den', 'the Prenn pass', 'Ta Nung', 'Bidoup', 'Yok Don', 'Bao Loc'],
    vi: ['hồ Lắk', 'Măng Đen', 'đèo Prenn', 'Tà Nung', 'Bidoup', 'Yok Đôn', 'Bảo Lộc'],
  },
  south: {
    en: ['Da Lat over the Bao Loc pass', 'Can Gio', 'Ho Coc', 'Mui Ne', 'Nui Dinh', 'Vinh Hy bay', 'La Gi'],
    vi: ['Đà Lạt qua đèo Bảo Lộc', 'Cần Giờ', 'Hồ Cốc', 'Mũi Né', 'núi Dinh', 'vịnh Vĩnh Hy', 'La Gi'],
  },
  delta: {
    en: ['Ha Tien', 'Chau Doc', 'the Cai Rang market', 'Dat Mui', 'Sa Dec', 'Tra Su', 'Ben Tre'],
    vi: ['Hà Tiên', 'Châu Đốc', 'chợ nổi Cái Răng', 'Đất Mũi', 'Sa Đéc', 'rừng tràm Trà Sư', 'Bến Tre'],
  },
};

/** What is known of a place that sellers live in. */
export const localTo = (place: Location) => {
  const known = local[place];
  if (!known) throw new Error(`no plate is known for ${place}`);
  return known;
};
