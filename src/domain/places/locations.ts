/**
 * Places of the form and the filter: the 63 former provinces, which people still use, and well-known cities.
 * Row: English name (stored, so never change it), Vietnamese name, province since 1 July 2025 (D52).
 */
const rows = [
  ['An Giang', 'An Giang', 'An Giang'],
  ['Ba Ria - Vung Tau', 'Bà Rịa - Vũng Tàu', 'Ho Chi Minh City'],
  ['Bac Giang', 'Bắc Giang', 'Bac Ninh'],
  ['Bac Kan', 'Bắc Kạn', 'Thai Nguyen'],
  ['Bac Lieu', 'Bạc Liêu', 'Ca Mau'],
  ['Bac Ninh', 'Bắc Ninh', 'Bac Ninh'],
  ['Ben Tre', 'Bến Tre', 'Vinh Long'],
  ['Bien Hoa', 'Biên Hòa', 'Dong Nai'],
  ['Binh Dinh', 'Bình Định', 'Gia Lai'],
  ['Binh Duong', 'Bình Dương', 'Ho Chi Minh City'],
  ['Binh Phuoc', 'Bình Phước', 'Dong Nai'],
  ['Binh Thuan', 'Bình Thuận', 'Lam Dong'],
  ['Buon Ma Thuot', 'Buôn Ma Thuột', 'Dak Lak'],
  ['Ca Mau', 'Cà Mau', 'Ca Mau'],
  ['Cam Ranh', 'Cam Ranh', 'Khanh Hoa'],
  ['Can Tho', 'Cần Thơ', 'Can Tho'],
  ['Cao Bang', 'Cao Bằng', 'Cao Bang'],
  ['Da Lat', 'Đà Lạt', 'Lam Dong'],
  ['Da Nang', 'Đà Nẵng', 'Da Nang'],
  ['Dak Lak', 'Đắk Lắk', 'Dak Lak'],
  ['Dak Nong', 'Đắk Nông', 'Lam Dong'],
  ['Dien Bien', 'Điện Biên', 'Dien Bien'],
  ['Dong Hoi', 'Đồng Hới', 'Quang Tri'],
  ['Dong Nai', 'Đồng Nai', 'Dong Nai'],
  ['Dong Thap', 'Đồng Tháp', 'Dong Thap'],
  ['Gia Lai', 'Gia Lai', 'Gia Lai'],
  ['Ha Giang', 'Hà Giang', 'Tuyen Quang'],
  ['Ha Long', 'Hạ Long', 'Quang Ninh'],
  ['Ha Nam', 'Hà Nam', 'Ninh Binh'],
  ['Ha Tinh', 'Hà Tĩnh', 'Ha Tinh'],
  ['Hai Duong', 'Hải Dương', 'Hai Phong'],
  ['Hai Phong', 'Hải Phòng', 'Hai Phong'],
  ['Hanoi', 'Hà Nội', 'Hanoi'],
  ['Hau Giang', 'Hậu Giang', 'Can Tho'],
  ['Ho Chi Minh City', 'TP. Hồ Chí Minh', 'Ho Chi Minh City'],
  ['Hoa Binh', 'Hòa Bình', 'Phu Tho'],
  ['Hoi An', 'Hội An', 'Da Nang'],
  ['Hue', 'Huế', 'Hue'],
  ['Hung Yen', 'Hưng Yên', 'Hung Yen'],
  ['Khanh Hoa', 'Khánh Hòa', 'Khanh Hoa'],
  ['Kien Giang', 'Kiên Giang', 'An Giang'],
  ['Kon Tum', 'Kon Tum', 'Quang Ngai'],
  ['Lai Chau', 'Lai Châu', 'Lai Chau'],
  ['Lam Dong', 'Lâm Đồng', 'Lam Dong'],
  ['Lang Son', 'Lạng Sơn', 'Lang Son'],
  ['Lao Cai', 'Lào Cai', 'Lao Cai'],
  ['Long An', 'Long An', 'Tay Ninh'],
  ['Long Xuyen', 'Long Xuyên', 'An Giang'],
  ['Mui Ne', 'Mũi Né', 'Lam Dong'],
  ['My Tho', 'Mỹ Tho', 'Dong Thap'],
  ['Nam Dinh', 'Nam Định', 'Ninh Binh'],
  ['Nghe An', 'Nghệ An', 'Nghe An'],
  ['Nha Trang', 'Nha Trang', 'Khanh Hoa'],
  ['Ninh Binh', 'Ninh Bình', 'Ninh Binh'],
  ['Ninh Thuan', 'Ninh Thuận', 'Khanh Hoa'],
  ['Phan Thiet', 'Phan Thiết', 'Lam Dong'],
  ['Phu Quoc', 'Phú Quốc', 'An Giang'],
  ['Phu Tho', 'Phú Thọ', 'Phu Tho'],
  ['Phu Yen', 'Phú Yên', 'Dak Lak'],
  ['Pleiku', 'Pleiku', 'Gia Lai'],
  ['Quang Binh', 'Quảng Bình', 'Quang Tri'],
  ['Quang Nam', 'Quảng Nam', 'Da Nang'],
  ['Quang Ngai', 'Quảng Ngãi', 'Quang Ngai'],
  ['Quang Ninh', 'Quảng Ninh', 'Quang Ninh'],
  ['Quang Tri', 'Quảng Trị', 'Quang Tri'],
  ['Quy Nhon', 'Quy Nhơn', 'Gia Lai'],
  ['Rach Gia', 'Rạch Giá', 'An Giang'],
  ['Sa Pa', 'Sa Pa', 'Lao Cai'],
  ['Soc Trang', 'Sóc Trăng', 'Can Tho'],
  ['Son La', 'Sơn La', 'Son La'],
  ['Tay Ninh', 'Tây Ninh', 'Tay Ninh'],
  ['Thai Binh', 'Thái Bình', 'Hung Yen'],
  ['Thai Nguyen', 'Thái Nguyên', 'Thai Nguyen'],
  ['Thanh Hoa', 'Thanh Hóa', 'Thanh Hoa'],
  ['Thu Dau Mot', 'Thủ Dầu Một', 'Ho Chi Minh City'],
  ['Thu Duc', 'Thủ Đức', 'Ho Chi Minh City'],
  ['Tien Giang', 'Tiền Giang', 'Dong Thap'],
  ['Tra Vinh', 'Trà Vinh', 'Vinh Long'],
  ['Tuy Hoa', 'Tuy Hòa', 'Dak Lak'],
  ['Tuyen Quang', 'Tuyên Quang', 'Tuyen Quang'],
  ['Vinh', 'Vinh', 'Nghe An'],
  ['Vinh Long', 'Vĩnh Long', 'Vinh Long'],
  ['Vinh Phuc', 'Vĩnh Phúc', 'Phu Tho'],
  ['Vung Tau', 'Vũng Tàu', 'Ho Chi Minh City'],
  ['Yen Bai', 'Yên Bái', 'Lao Cai'],
] as const;

export type Location = (typeof rows)[number][0];
export type Province = (typeof rows)[number][2];
/** `vi`: Vietnamese name. `province`: since 1 July 2025. */
export type Place = { value: Location; vi: string; province: Province };

/** Cities without own plate numbers: Hoi An uses Quang Nam's. */
const cities: ReadonlySet<string> = new Set<Location>([
  'Bien Hoa',
  'Buon Ma Thuot',
  'Cam Ranh',
  'Da Lat',
  'Dong Hoi',
  'Ha Long',
  'Hoi An',
  'Long Xuyen',
  'Mui Ne',
  'My Tho',
  'Nha Trang',
  'Phan Thiet',
  'Phu Quoc',
  'Pleiku',
  'Quy Nhon',
  'Rach Gia',
  'Sa Pa',
  'Thu Dau Mot',
  'Thu Duc',
  'Tuy Hoa',
  'Vinh',
  'Vung Tau',
]);

/** @example isCityOnly('Hoi An') // => true */
export const isCityOnly = (place: Location): boolean => cities.has(place);

export const locations: readonly Place[] = rows.map(([value, vi, province]) => ({ value, vi, province }));

const byName = new Map<string, Place>(locations.map((place) => [place.value, place]));

/** @example isLocation('Đà Nẵng') // => false */
export const isLocation = (name: string): name is Location => byName.has(name);

/** Filter value for places not in the list. */
export const otherPlaces = 'other';

/** @example locationLabel('vi', 'Hanoi') // => 'Hà Nội' */
export const locationLabel = (language: 'en' | 'vi', value: string): string =>
  (language === 'vi' ? byName.get(value)?.vi : undefined) ?? value;

/** @example provinceOf('Hoi An') // => 'Da Nang' */
export const provinceOf = (value: string): Province | null => byName.get(value)?.province ?? null;

/**
 * Places within a present province (D52); for any other place: only itself.
 * @example placesWithin('Da Nang') // => ['Da Nang', 'Hoi An', 'Quang Nam']
 */
export const placesWithin = (place: string): readonly string[] => {
  const within = locations.filter(({ province }) => province === place).map(({ value }) => value);
  return within.length > 0 ? within : [place];
};

/**
 * Options of a list of places, sorted by label.
 * @example locationOptions('vi')[0] // => { value: 'An Giang', label: 'An Giang' }
 */
export const locationOptions = (language: 'en' | 'vi'): { value: Location; label: string }[] => {
  const { compare } = new Intl.Collator(language);
  return locations
    .map(({ value }) => ({ value, label: locationLabel(language, value) }))
    .toSorted((a, b) => compare(a.label, b.label));
};

/** Listed first in the filter, because they have most bikes. */
const largest: readonly string[] = ['Ho Chi Minh City', 'Hanoi', 'Da Nang'] satisfies Province[];

/**
 * Provinces for the filter: first the three with most bikes, then by name. Each province is also the first of
 * its places.
 * @example provinceOptions('vi')[2] // => { province: 'Da Nang', label: 'Đà Nẵng', places: [{ value: 'Da Nang', … }, …] }
 */
export const provinceOptions = (language: 'en' | 'vi') => {
  const options = locationOptions(language);
  const rankOf = (province: string) =>
    largest.includes(province) ? largest.indexOf(province) : largest.length;
  return options
    .filter(({ value }) => provinceOf(value) === value)
    .map((own) => ({
      province: own.value,
      label: own.label,
      places: [own, ...options.filter(({ value }) => value !== own.value && provinceOf(value) === own.value)],
    }))
    .toSorted((a, b) => rankOf(a.province) - rankOf(b.province));
};

/** Common name of Ho Chi Minh City, offered as a search suggestion. */
export const saigon = { place: 'Ho Chi Minh City', en: 'Saigon', vi: 'Sài Gòn' } as const;
